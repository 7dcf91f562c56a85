/** Netlify's deploy contexts that deliver nothing. Any other is the website itself, or local. */
const previewContexts = ['deploy-preview', 'branch-deploy', 'preview-server'];

/** Whether a deploy is a preview, whose form delivers nothing and says so. */
export const isPreviewContext = (context = '') => previewContexts.includes(context);
