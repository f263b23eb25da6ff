import * as z from 'zod';
import { contact } from './formats.ts';
import { TALK_MAXIMA } from './limits.ts';
import { defineText } from './words.ts';

export const SERVICE = '/service';

/** What is offered to whom, each with the page that it is found on. */
export const OFFERS = {
  researchers: {
    publish: '/results',
    evaluate: '/evaluate',
    declare: '/programme',
    match: '/memberCenter',
    write: '/studio',
  },
  companies: {
    ask: '/demands',
    search: '/results',
    subscribe: '/subscribe',
    deal: '/deals',
    organization: '/organization',
  },
  managers: {
    community: '/community',
    books: '/books',
    cases: '/innovate',
    stars: '/stars',
    push: '/demandApply/1',
  },
} as const;

/** Settings that say whom to call, by what they are about. */
export const DESKS = {
  'result-contacts': 'results',
  'demand-contacts': 'demands',
  'project-contacts': 'programme',
} as const;

/** Shape of a question to the service desk. */
export const ticketInput = z.object({
  phone: contact(TALK_MAXIMA.phone, 'feedback_contact_required'),
  name: z.string().trim().min(1, 'feedback_name_required').max(TALK_MAXIMA.name, 'too_long'),
  remark: z.string().trim().min(1, 'feedback_opinion_required').max(TALK_MAXIMA.remark, 'too_long'),
});
export type TicketValues = z.input<typeof ticketInput>;

/** Words of the page of services, on its screen and in what the server writes. */
export const serviceWords = defineText({
  title: ['平台服务', 'Services'],
  lead: [
    '平台为谁做什么、从哪里开始、有问题找谁，都在这一页。',
    'What the platform does for whom, where to begin, and whom to ask.',
  ],
  offers: ['服务内容', 'What we offer'],
  audiences: {
    researchers: ['高校院所与科研团队', 'Universities, institutes and research teams'],
    companies: ['企业', 'Companies'],
    managers: ['技术经理人与园区', 'Technology managers and parks'],
  },
  services: {
    researchers: {
      publish: ['发布成果', 'Publish a result'],
      evaluate: ['成果自评', 'Evaluate a result yourself'],
      declare: ['申报推荐专题', 'Declare for the programme'],
      match: ['智能匹配与发布管理', 'Smart matching and your publications'],
      write: ['工作室：写材料、存草稿', 'Studio: write and keep drafts'],
    },
    companies: {
      ask: ['发布技术需求', 'Publish a demand'],
      search: ['检索科技成果', 'Search results'],
      subscribe: ['订阅新成果', 'Subscribe to new results'],
      deal: ['在线交易与跟踪', 'Deals and where they stand'],
      organization: ['查找合作机构', 'Find partner organisations'],
    },
    managers: {
      community: ['参与社区讨论', 'Join the discussions'],
      books: ['书架：手册与指南', 'Bookshelf: handbooks and guides'],
      cases: ['借鉴创新案例', 'Innovation cases'],
      stars: ['县区星站', 'County stars'],
      push: ['申请定向推送', 'Ask for a push to partners'],
    },
  },
  about: {
    researchers: {
      publish: [
        '按步骤填写，审核通过后公开，带成熟度与合作方式。',
        'Step by step, public once reviewed, with stage and ways of cooperation.',
      ],
      evaluate: [
        '九级成熟度和十八项指标，生成可打印的自评报告。',
        'Nine readiness levels and eighteen criteria make a report to print.',
      ],
      declare: [
        '年度推荐专题：申报、推荐、评审和公布。',
        'The yearly programme: declaration, recommendation, review, publication.',
      ],
      match: ['查看匹配到的需求，续期、撤回和重新上架。', 'See matching demands; renew, withdraw and bring back.'],
      write: [
        'Markdown 文档、随笔和项目表，只有您自己能看到。',
        'Markdown documents, notes and project forms, for your eyes only.',
      ],
    },
    companies: {
      ask: [
        '写清指标、期限和预算，由审核人员协助完善。',
        'Figures, date and budget; reviewers help to make them clear.',
      ],
      search: ['按领域、地区、成熟度和合作方式筛选。', 'By field, region, stage and ways of cooperation.'],
      subscribe: ['按关注领域定期收到新成果和新需求。', 'New results and demands of your fields, regularly.'],
      deal: ['从意向到签约，双方看到同一份进度。', 'From intent to contract, both sides see the same progress.'],
      organization: ['经核验的高校、院所和服务机构。', 'Verified universities, institutes and service bodies.'],
    },
    managers: {
      community: ['看看大家在问什么，给出您的建议。', 'See what is asked, and give your advice.'],
      books: ['从成果评价到合同登记的实务资料。', 'Practical material from evaluation to registration.'],
      cases: ['合作机制、管理改革和服务实践。', 'Ways to cooperate, reforms and services in practice.'],
      stars: ['了解各县区的成果、需求与服务。', 'Results, demands and services of the counties.'],
      push: ['把合适的内容推送给合作单位。', 'Bring what fits to partner organisations.'],
    },
  },
  nine: ['九项转化服务', 'Nine services of transfer'],
  nineHint: [
    '推荐专题围绕成果转化提供的九类服务，点开查看说明。',
    'What the programme offers around a transfer; open one to read about it.',
  ],
  openOf: (name: string) => [`查看“${name}”`, `Show “${name}”`],
  notices: ['服务提示', 'Good to know'],
  noticeLines: [
    [
      '成果和需求经审核后公开，审核意见会通过“通知”告诉您。',
      'Results and demands are public once reviewed; what the reviewers say comes as a notice.',
    ],
    [
      '展示期结束前会提醒您续期，到期的内容可以重新上架。',
      'You are reminded before a listing ends, and what has ended can be brought back.',
    ],
    [
      '请不要在公开评论里留联系方式，用交易或留言联系对方。',
      'Leave no contacts in public comments: use a deal or a message.',
    ],
    ['涉密内容不要在平台上发布，也不要写进问题里。', 'Publish nothing classified, and leave it out of questions.'],
  ],
  desks: ['服务台', 'Service desks'],
  desk: {
    results: ['成果转化', 'Results'],
    demands: ['需求对接', 'Demands'],
    programme: ['申报项目', 'Declared projects'],
  },
  signIn: ['登录后可以看到服务台电话。', 'Log in to see the telephone numbers of the desks.'],
  noDesk: ['服务台电话尚未公布，请在下方留言。', 'No telephone is published yet. Please write to us below.'],
  ask: ['向服务台提问', 'Ask the service desk'],
  askHint: [
    '写下您的问题和联系方式，工作人员会与您联系。',
    'Write your question and how to reach you; the staff will get in touch.',
  ],
  contact: ['联系方式', 'Telephone or e-mail'],
  name: ['称呼', 'Your name'],
  question: ['问题', 'Question'],
  send: ['提交', 'Send'],
  sent: ['已提交，工作人员会与您联系。', 'Sent. The staff will get in touch.'],
  mine: ['我提过的问题', 'My questions'],
  received: ['收到的问题', 'Questions received'],
  receivedHint: ['最近 20 条，请按所留方式联系。', 'The last 20. Please answer by the contact given.'],
});
