import { PassThrough } from 'node:stream'
import Fastify, { type FastifyRequest, LogController } from 'fastify'
import { expect, it } from 'vitest'
import { openLog } from './open-log.ts'
import { requestLog } from './request-log.ts'

/** What is written into the log, line by line, while a request is answered. */
async function logged(answer: (request: FastifyRequest) => Promise<string>, level = 'info') {
  const stream = new PassThrough()
  const log = openLog(level, stream)
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({ loggerInstance: log, childLoggerFactory: requestLog, logController })
  app.get('/', answer)
  await app.inject('/')
  const text = String(stream.read() ?? '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, unknown> => JSON.parse(line))
}

it('What is said while a request is answered names it, whatever its level', async () => {
  let id = ''
  const lines = await logged(async (request) => {
    id = request.id
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
      request.log[level]({ about: level }, 'some words')
    return ''
  }, 'trace')
  expect(lines.map(({ level }) => level)).toEqual([10, 20, 30, 40, 50, 60])
  for (const line of lines) expect(line).toMatchObject({ reqId: id, msg: 'some words' })
  expect(lines[3]).toMatchObject({ about: 'warn' })
})

it('What is below the level of the log is not said', async () => {
  const lines = await logged(async ({ log }) => {
    log.info('too little')
    log.silent('nothing')
    log.warn('enough')
    return log.level
  }, 'warn')
  expect(lines.map(({ msg }) => msg)).toEqual(['enough'])
})

it('A part of a request names itself and the request', async () => {
  const [line] = await logged(async ({ log, id }) => {
    log.child({ part: 'of it', of: id }).info('some words')
    return ''
  })
  expect(line).toMatchObject({ part: 'of it', reqId: line?.of })
})

it('What must not be read in a log is not, whoever says it', async () => {
  const [line] = await logged(async ({ log }) => {
    log.info({ her: { password: 'secret' } }, 'some words')
    return ''
  })
  expect(line).toMatchObject({ her: { password: '[Redacted]' } })
})
