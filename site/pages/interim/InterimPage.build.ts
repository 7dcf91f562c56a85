export * from '../../templates/ServicePage.build.js';
