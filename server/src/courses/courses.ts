/** The entry of courses. */
export { certificateFacts } from './certificates.ts'
export { decideOffer, listOffers, publishCourse } from './offers.ts'
export { courseSlugs, openCatalogue } from './shown-courses.ts'
