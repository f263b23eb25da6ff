/** Refusals of imports, and what is wrong with single cells; a part of the one table of texts in errors.ts. */
export const importErrors = {
  import_begun: { zh: '导入已开始，不能再修改文件内容', en: 'The import has begun: its file can no longer be changed' },
  import_incomplete: {
    zh: '文件尚未全部上传，请重新选择同一文件继续',
    en: 'Parts of the file are missing: choose the same file again to go on',
  },
  import_ended: { zh: '导入已结束', en: 'This import has ended' },
  import_choice: { zh: '请填写以下之一：{zh}', en: 'Please write one of: {en}' },
  import_scope: {
    zh: '没有“{value}”这一领域，请填写“一级/二级”或二级名称，多个用分号隔开',
    en: 'There is no field “{value}”: write “first/second” or the name of the second level; separate several with semicolons',
  },
  import_scope_unclear: {
    zh: '“{value}”对应多个领域，请写成“一级/二级”',
    en: '“{value}” names several fields: write “first/second”',
  },
  import_place: {
    zh: '找不到“{value}”，请按“省 市 区县”填写',
    en: 'There is no place “{value}”: write county, city, province',
  },
  import_date: { zh: '日期请写成 YYYY-MM-DD', en: 'Please write dates as YYYY-MM-DD' },
} as const;
