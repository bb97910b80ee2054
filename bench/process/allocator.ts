/**
 * What `npm start` tells the C library (see `package.json`): large arrays are mapped and given back one by one. On its
 * own it keeps them for later, a third more memory for the pictures. And they are of large pages where there are any: a
 * password that is checked would be charged five thousand small ones (decision 064).
 */
export const ALLOCATOR = {
  ...{ MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_ARENA_MAX: '2' },
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  // And V8: it would keep up to a hundred MB of what is thrown away at once.
  NODE_OPTIONS: '--max-semi-space-size=8',
} as const
