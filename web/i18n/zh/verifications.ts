/** Texts of the queue in which organisations are checked. */
const verifications = {
  title: '单位认证',
  lead: '核对单位名称、统一社会信用代码与证明文件，决定是否标记为已认证单位。',
  list: '认证申请列表',
  name: '单位',
  code: '信用代码',
  state: '状态',
  states: { 1: '待核对', 4: '已认证', 5: '未通过', 6: '已撤销', 7: '已失效' },
  asker: '申请人',
  asked: '申请时间',
  keyword: '名称或信用代码',
  check: '核对',
  look: '查看',
  of: (action: string, name: string) => `${action} ${name}`,
  empty: '没有认证申请',
  dialog: '核对单位',
  legalPerson: '法定代表人',
  region: '所在地区',
  webSite: '单位网站',
  ways: { 4: '通过认证', 5: '不通过', 6: '撤销认证' },
  decided: { 4: '单位已认证', 5: '认证申请未通过', 6: '认证已撤销' },
  opinion: '意见',
  opinionHint: '不通过或撤销时必填，申请人会看到',
  sameCode: (name: string) => `已认证的“${name}”使用同一信用代码。`,
  otherCode: (code: string) => `单位信息中的信用代码是 ${code}，通过后将改为申请中的代码。`,
};

export default verifications;
