/** Refusals that who writes in the community meets; a part of the one table of texts in errors.ts. */
export const communityErrors = {
  thread_category_required: { zh: '请选择一个板块', en: 'Please choose a category' },
  thread_category_used: {
    zh: '该板块下还有话题，不能删除',
    en: 'There are threads in this category: it cannot be deleted',
  },
  thread_title_required: { zh: '请填写标题', en: 'Please give it a title' },
  thread_body_required: { zh: '请填写正文', en: 'Please write a text' },
} as const;
