/** Netlify's deploy contexts that deliver no inquiries. Any other is production or local. */
const previewContexts = ['deploy-preview', 'branch-deploy', 'preview-server'];

/** Whether a deploy is a preview, whose form says that it delivers nothing. */
export const isPreviewContext = (context = '') => previewContexts.includes(context);
