/** Refusals that editors and staff meet at their lists; a part of the one table of texts in errors.ts. */
export const contentErrors = {
  news_end_first: { zh: '撤下时间必须晚于现在和发布时间', en: 'The end must lie in the future, after the beginning' },
  news_not_shown: { zh: '它现在没有公开，无需撤下', en: 'It is not public now' },
  news_not_scheduled: { zh: '没有待发布的版本', en: 'Nothing is scheduled' },
  chapters_invalid: {
    zh: '每行一章：分:秒 标题 | 英文标题，时间依次递增',
    en: 'One chapter a line: mm:ss title | English title, in the order of their times',
  },
  captions_invalid: {
    zh: '字幕须为 WebVTT 格式：首行 WEBVTT，每段有起止时间和文字',
    en: 'Captions are WebVTT: the word WEBVTT first, then lines of text with their times',
  },
  exhibit_there: { zh: '它已经在这个展厅里', en: 'It stands in this hall already' },
  // Lists of the workplace
  saved_filter_there: { zh: '这个列表已有同名的筛选', en: 'This list has a filter of this name already' },
  saved_filters_full: { zh: '保存的筛选太多，请先删除一些', en: 'Too many filters are kept: remove some first' },
} as const;
