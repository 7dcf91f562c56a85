export { structuredData } from '../../sections/service/ServicePage.build.js';
