/** Refusals that who writes in the community meets; a part of the one table of texts in errors.ts. */
export const communityErrors = {
  thread_category_required: ['请选择一个板块', 'Please choose a category'],
  thread_category_used: ['该板块下还有话题，不能删除', 'There are threads in this category: it cannot be deleted'],
  thread_title_required: ['请填写标题', 'Please give it a title'],
  thread_body_required: ['请填写正文', 'Please write a text'],
} as const;
