import type { Language } from '@app/texts/languages.ts'
import { escapeHtml } from '../escape-html.ts'

/** What a message may say beyond its one paragraph and its button. Text and HTML are made from the same. */
export interface MailPart {
  title?: string
  paragraphs?: string[]
  /** A fact and what it is. */
  rows?: [string, string][]
  link?: { label: string; href: string }
}

export const paragraphsOf = (body: string): string[] => body.split(/\n{2,}/)

export function partAsText(
  { title, paragraphs = [], rows = [], link }: MailPart,
  language: Language,
): string {
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  return [
    ...(title ? [title, '-'.repeat(Math.min(title.length, 60))] : []),
    ...paragraphs,
    ...rows.map(([name, value]) => `${name}${colon}${value}`),
    ...(link ? [`${link.label}${colon}${link.href}`] : []),
  ].join('\n')
}

const e = escapeHtml

export function partAsHtml({ title, paragraphs = [], rows = [], link }: MailPart): string {
  return [
    ...(title ? [`<h2 style="font:400 21px/1.2 Georgia,serif;margin:0 0 8px">${e(title)}</h2>`] : []),
    ...paragraphs.map((text) => `<p style="margin:0 0 8px">${e(text)}</p>`),
    ...(rows.length > 0 ? [tableOf(rows)] : []),
    ...(link
      ? [
          `<p style="margin:0"><a class="link" href="${e(link.href)}" style="color:#741F2D">${e(link.label)}</a></p>`,
        ]
      : []),
  ].join('\n')
}

const tableOf = (rows: [string, string][]): string =>
  `<table style="border-collapse:collapse;width:100%;margin:0 0 8px">${rows
    .map(
      ([name, value]) =>
        `<tr><th scope="row" class="soft" style="text-align:left;vertical-align:top;font-weight:normal;color:#6B4B57;width:45%;padding:3px 12px 3px 0">${e(name)}</th><td style="text-align:right;vertical-align:top;padding:3px 0">${e(value)}</td></tr>`,
    )
    .join('')}</table>`
