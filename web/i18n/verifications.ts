import { organizationFields } from '../../db/contract/field-names';
import { defineText } from '../../db/contract/words';
import { verificationStates } from '../../db/contract/words/states';
import { common } from './common';

/** Texts of the queue in which organisations are checked. */
export default defineText({
  title: ['单位认证', 'Verifications'],
  lead: [
    '核对单位名称、统一社会信用代码与证明文件，决定是否标记为已认证单位。',
    'Compare name, credit code and document, and decide whether an organisation is marked as verified.',
  ],
  list: ['认证申请列表', 'Requests for verification'],
  name: common.organization,
  code: ['信用代码', 'Credit code'],
  state: common.state,
  states: verificationStates,
  asker: ['申请人', 'Asked by'],
  asked: ['申请时间', 'Asked on'],
  keyword: ['名称或信用代码', 'Name or credit code'],
  check: ['核对', 'Check'],
  look: ['查看', 'Show'],
  empty: ['没有认证申请', 'No requests'],
  dialog: ['核对单位', 'Check an organisation'],
  legalPerson: organizationFields.legal_person_name,
  region: common.place,
  webSite: organizationFields.web_site,
  ways: { 4: ['通过认证', 'Verify'], 5: ['不通过', 'Refuse'], 6: ['撤销认证', 'Take the mark back'] },
  decided: {
    4: ['单位已认证', 'The organisation is verified'],
    5: ['认证申请未通过', 'The request was refused'],
    6: ['认证已撤销', 'The mark was taken back'],
  },
  opinion: ['意见', 'Opinion'],
  opinionHint: ['不通过或撤销时必填，申请人会看到', 'Required to refuse or to take back; who asked reads it'],
  sameCode: (name: string) => [
    `已认证的“${name}”使用同一信用代码。`,
    `The verified organisation "${name}" has the same credit code.`,
  ],
  otherCode: (code: string) => [
    `单位信息中的信用代码是 ${code}，通过后将改为申请中的代码。`,
    `The record says ${code}; verifying replaces it with the code of the request.`,
  ],
});
