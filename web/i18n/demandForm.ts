import { defineText } from '../../db/contract/words';

export default defineText({
  titles: { add: ['发布需求', 'Publish a demand'], put: ['修改需求', 'Edit demand'], view: ['查看需求', 'Demand'] },
  variant: ['需求类别', 'Kind of demand'],
  variants: { zh: ['国内需求', 'Domestic'], en: ['海外需求', 'Overseas'] },
  steps: { demand: ['需求信息', 'Demand'], organization: ['单位信息', 'Organisation'] },
  reviewAgain: [
    '该需求已通过审核，提交修改后需由管理员重新审核；审核通过前，网站上仍显示原版本。',
    'This demand is approved. After you submit, the administrator must re-review it; until then the website keeps showing the approved version.',
  ],
  reviewAgainTitle: ['修改已通过的需求', 'Edit an approved demand'],

  groups: {
    basic: ['基本信息', 'Basics'],
    need: ['合作与投入', 'Cooperation and means'],
    openness: ['公开与附件', 'Disclosure and attachments'],
    staff: ['管理字段', 'Staff fields'],
    publisher: ['单位信息', 'Organisation'],
    contact: ['联系方式', 'Contact'],
  },
  leads: {
    basic: ['要解决什么问题、达到什么指标。', 'Which problem is to be solved, and to which figures.'],
    need: ['希望怎样合作、准备投入多少。', 'How you would like to work together, and what you can spend.'],
    openness: ['哪些内容可以公开，附上可供查看的文件。', 'What may be public, and files for readers.'],
    publisher: ['提出需求的单位。', 'The organisation that asks.'],
    contact: ['能解决的人找谁。', 'Whom those who can help should ask.'],
  },

  profileHint: (content: number, technology: number) => [
    `请说明需求内容与目标（不少于 ${content} 字），以及期望获得的技术（不少于 ${technology} 字）`,
    `Describe content and goals (at least ${content} characters) and the expected technology (at least ${technology} characters)`,
  ],
  written: (count: number) => [`已输入 ${count} 字`, `${count} written so far`],
});
