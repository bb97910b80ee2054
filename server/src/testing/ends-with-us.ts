import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'

/**
 * Reads "+ GROUP", "- GROUP" and "folder PATH" lines. When they end, which they do whatever becomes of the process that
 * writes them, it kills the process groups that are left, then removes the folders, and what is mounted there: twice, for
 * what the killed wrote last.
 */
const WATCH = `
groups=' '
folders=''
while read -r sign group; do
  case "$sign" in
    +) groups="$groups$group " ;;
    -) left=' '; for each in $groups; do [ "$each" = "$group" ] || left="$left$each "; done; groups="$left" ;;
    folder) folders="$folders$group
" ;;
  esac
done
for each in $groups; do kill -KILL -"$each"; done
printf %s "$folders" | while read -r each; do umount -l "$each"; rm -rf "$each" || { sleep 1; rm -rf "$each"; }; done`

let watch: Socket | null = null

/** One for all that this process starts; neither it nor the pipe to it keeps the process going. */
function openWatch(): Socket {
  const watcher = spawn('/bin/sh', ['-c', WATCH], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watcher.unref()
  const lines = watcher.stdin as Socket
  lines.unref()
  return lines
}

/**
 * Starts a program that ends with this process, and all that it started itself: also when a test fails, times out, or
 * is interrupted or killed.
 */
export function spawnWithUs(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  watch ??= openWatch()
  const child = spawn(command, args, { ...options, detached: true })
  watch.write(`+ ${child.pid}\n`)
  child.once('exit', () => watch?.write(`- ${child.pid}\n`))
  return child
}

/** A new folder that is removed with all in it when this process ends, however it ends. */
export function folderWithUs(parent: string, prefix: string): string {
  watch ??= openWatch()
  const folder = mkdtempSync(join(parent, prefix))
  watch.write(`folder ${folder}\n`)
  return folder
}

/** Whether this folder is ours from now on, until this process ends: not where somebody else made it. */
export function claimWithUs(path: string): boolean {
  try {
    mkdirSync(path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
  watch ??= openWatch()
  watch.write(`folder ${path}\n`)
  return true
}
