import type { Tree } from '../words.ts';

/** Words of the clinic's public pages, which the server writes too. */
export const clinic = {
  title: ['技术诊所', 'Technology clinic'],
  lead: [
    '企业带着技术难题来，专家约时间问诊：诊断原因，给出可执行的办法。',
    'Companies bring a technical problem, an expert takes the time: what causes it, and what can be done.',
  ],
  introduce: ['诊所介绍', 'About the clinic'],
  introduceLead: [
    '由平台组织、专家坐诊、面向企业的技术问诊服务。',
    'Consultations that the platform arranges between companies and experts.',
  ],
  experts: ['问诊专家', 'Experts of the clinic'],
  expertsLead: ['按领域查找专家，选一个空闲时段预约问诊。', 'Find an expert by field, and book a free time.'],
  cases: ['问诊案例', 'Cases of the clinic'],
  casesLead: [
    '真实问诊整理而成，经申请人同意，隐去单位和个人信息。',
    'From real consultations, with the consent of those who asked and without their names.',
  ],
  result: ['问诊结果', 'What came of it'],
  resultLead: [
    '查看自己的申请进展，以及问诊带来的变化。',
    'How your application stands, and what consultations have changed.',
  ],
  register: ['预约问诊', 'Book a consultation'],
  registerLead: [
    '选择领域或专家和空闲时段，说明问题；没有合适的时段，由工作人员安排。',
    'Choose a field, or an expert and a free time, and describe the problem. Where no time suits, staff arrange one.',
  ],
  what: ['诊所做什么', 'What the clinic does'],
  whatText: [
    '技术诊所为企业解决生产、研发和检测中的具体问题。专家由平台遴选，问诊以线上交流为主，必要时到现场。每次问诊都有书面小结，企业可以照着做。',
    'The clinic helps companies with concrete problems of production, development and testing. The platform chooses its experts; they meet online, and come to the site where needed. Every consultation ends with a written summary that can be acted upon.',
  ],
  whom: ['谁可以申请', 'Who may ask'],
  whomText: [
    '有技术难题的企业和团队均可申请，登录后提交。每人最多同时预约三个未到的时段。',
    'Any company or team with a technical problem, once logged in. One person holds at most three times to come.',
  ],
  privacy: ['资料怎样保护', 'What happens to what you send'],
  privacyText: [
    '申请内容、附件和留言只有申请人、该专家和诊所工作人员可以看到。整理成案例须申请人同意，并隐去单位、姓名和电话；同意可以随时撤回，案例随即下线。',
    'What you write and send is read by you, your expert and the staff of the clinic alone. A case is made of it only with your consent and without names or numbers; you may take your consent back at any time, and the case goes at once.',
  ],
  how: ['怎样进行', 'How it works'],
  steps: {
    choose: {
      name: ['选时段', 'Choose a time'],
      says: ['按领域或专家选择空闲时段。', 'By field or by expert, whatever is free.'],
    },
    tell: {
      name: ['说问题', 'Tell the problem'],
      says: ['描述现象和已做的尝试，上传资料。', 'What happens, what you tried, and files.'],
    },
    talk: {
      name: ['问诊', 'Consult'],
      says: ['工作人员确认后，与专家在线沟通。', 'Once staff confirm it, you talk with the expert.'],
    },
    outcome: {
      name: ['得结论', 'Get an answer'],
      says: ['收到书面小结；同意后可成为公开案例。', 'A written summary, and with your consent a public case.'],
    },
  },
  figures: {
    experts: ['坐诊专家', 'Experts'],
    fields: ['覆盖领域', 'Fields'],
    free: ['四周内空闲时段', 'Free times within four weeks'],
    finished: ['已完成问诊', 'Consultations done'],
  },
  next: (time: string) => [`最近可约 ${time}`, `Next free ${time}`],
  noneFree: ['四周内约满，可由工作人员安排', 'Booked out for four weeks; staff can arrange a time'],
  outcome: ['效果', 'Outcome'],
  field: ['领域', 'Field'],
  newest: ['最新案例', 'Newest cases'],
} satisfies Tree;
