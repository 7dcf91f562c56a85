export { structuredData } from '../../sections/service/servicePageBuild.js';
