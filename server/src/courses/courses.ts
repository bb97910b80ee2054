/** The entry of courses. */
export { courseTitles, ensureNotHers, findPrice } from './buy.ts'
export { certificateFacts } from './certificates.ts'
export { endEnrolmentOf, holdEnrolmentOf, isOpened, openEnrolment } from './enrol.ts'
export { decideOffer, listOffers, publishCourse } from './offers.ts'
export { courseSlugs, openCatalogue } from './shown-courses.ts'
