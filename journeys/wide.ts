/**
 * `npm run test:wide` also tells the stories that repeat another one for a second reader: the same screens in English
 * on a desk, the days when things fail, the order by keyboard alone, what she does with her images, step 2 on her
 * photo, an order made by an image service; and with PHOTOGRAPHS the order with photographs. On every change two cores have twelve minutes.
 */
export const isWide = process.env.WIDE === '1'
