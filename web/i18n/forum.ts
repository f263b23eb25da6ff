import { forumWords } from '../../db/contract/forum';
import { defineText } from '../../db/contract/words';
import { common } from './common';

const { zh, en } = forumWords;

export default defineText({
  cooperate: ['参与论坛合作', 'Cooperate with the forum'],
  introduce: ['论坛介绍', 'About the forum'],
  title: ['论坛合作意向', 'Forum cooperation'],
  fields: {
    name: [zh.name, en.name],
    sex: [zh.sex, en.sex],
    org_name: [zh.org_name, en.org_name],
    phone: [zh.phone, en.phone],
    remarks: [zh.remarks, en.remarks],
    state: [zh.state, en.state],
    add_time: [zh.add_time, en.add_time],
  },
  submit: ['提交意向', 'Submit'],
  sent: ['提交成功，工作人员会尽快与您联系', 'Sent; our staff will contact you soon'],
  about: [
    [
      '技术转移论坛由平台主办，每年围绕京津冀的重点产业举办主题活动，邀请高校院所、科技企业、投资机构和技术经理人同台交流。',
      'The technology transfer forum is held by the platform: every year it takes up the main industries of Beijing, Tianjin and Hebei, and brings universities, institutes, companies, investors and technology managers together.',
    ],
    [
      '论坛设主题报告、成果路演、需求对接和圆桌讨论。会后，讨论在交流社区继续，成果和需求可以在平台上直接对接。',
      'It has keynotes, presentations of results, meetings about demands, and round tables. Afterwards the talk goes on in the community, and results and demands meet on the platform.',
    ],
    [
      '欢迎以协办、承办分论坛、推荐报告人、提供场地或赞助等方式参与合作。请填写合作意向，工作人员会与您联系。',
      'You may co-organise, run a session, recommend speakers, offer a place or sponsor. Tell us what you have in mind, and our staff will contact you.',
    ],
  ],
  list: ['合作意向列表', 'Intents to cooperate'],
  lead: [
    '访客和会员提交的论坛合作意向，联系后请标为已联系。',
    'What visitors and members offered; mark those whom you were in touch with.',
  ],
  keyword: ['姓名、单位或手机号', 'Name, organisation or phone'],
  none: ['还没有合作意向', 'No intents yet'],
  noneHint: ['访客在交流社区提交后会出现在这里。', 'They come here once visitors send them from the community.'],
  handle: ['标为已联系', 'Mark as handled'],
  reopen: ['改回待联系', 'Mark as new'],
  saved: ['已保存', 'Saved'],
  csv: common.exportCsv,
  xlsx: common.exportExcel,
});
