import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe } from 'vitest'
import { Scratch } from '../../storage/scratch.ts'
import { ObjectServer } from './object-server.ts'
import { ObjectStorage } from './object-storage.ts'
import { everyStore, type StoreUnderTest } from './storage-contract.ts'

async function openObjects(folder: string): Promise<StoreUnderTest> {
  const server = new ObjectServer()
  const { objects, uploads } = server
  return {
    storage: new ObjectStorage(await server.listen(), new Scratch(join(folder, 'scratch'))),
    age: async (at) => {
      for (const kept of [...objects.values(), ...uploads.values()]) kept.at = at
    },
    leaveHalf: async (key) => {
      uploads.set(randomUUID(), { key, bytes: Buffer.from('pix'), at: new Date() })
    },
    countAll: async () => objects.size + uploads.size,
    close: () => server.close(),
  }
}

describe('in an object server', () => everyStore(openObjects))
