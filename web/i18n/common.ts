import { defineText, type Tree } from '../../db/contract/words';

/** What columns and facts are called. */
export const captions = {
  kind: ['类型', 'Kind'],
  place: ['所在地区', 'Region'],
  organization: ['单位', 'Organisation'],
  personName: ['姓名', 'Name'],
  phone: ['联系电话', 'Phone'],
  contact: ['联系方式', 'Contact'],
  contactPerson: ['联系人', 'Contact person'],
} satisfies Tree;

/** To who left the organisation for which they entered something. */
export const leavers = {
  left: [
    '您已离开该单位，此内容由单位管理员负责；管理员接管后，不再显示在这里。',
    'You have left this organisation: its administrators decide about the item. Once they take it over it is no longer listed here.',
  ],
} satisfies Tree;

/** Of what was just handed in. */
const afterwards = {
  waitsForReview: ['已提交审核，通过后公开', 'It waits for the review, and is public once approved'],
  seeProgress: ['查看进展', 'See how it stands'],
} satisfies Tree;

const others = {
  save: ['保存', 'Save'],
  submit: ['提交', 'Submit'],
  previous: ['上一步', 'Back'],
  next: ['下一步', 'Next'],
  releaseSuccess: ['发布成功', 'Published successfully'],
  modified: ['修改成功', 'modified successfully'],
  deleted: ['删除成功', 'Deleted successfully'],
  edit: ['编辑', 'Edit'],
  remove: ['删除', 'Delete'],
  agree: ['确认', 'Confirm'],
  filters: ['筛选', 'Filters'],
  all: ['全部', 'All'],
  blank: ['（空）', '(empty)'],
  exportCsv: ['导出 CSV', 'Export CSV'],
  exportExcel: ['导出 Excel', 'Export Excel'],
  saved: ['已保存', 'Saved'],
  removed: ['已删除', 'Deleted'],
  actions: ['操作', 'Actions'],
  state: ['状态', 'State'],
  time: ['时间', 'Time'],
  from: ['起始日期', 'From'],
  to: ['结束日期', 'To'],
  logIn: ['登录', 'Log in'],
} satisfies Tree;

/** What many nouns say alike: their catalogues take it from here. */
export const common = { ...others, ...captions, ...afterwards };

export default defineText({ ...others, ...captions, ...afterwards });
