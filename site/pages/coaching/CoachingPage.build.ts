export * from '../../sections/service/ServicePage.build.js';
