import { defineText, type Pair } from '../../db/contract/words';
import { itemKinds } from '../../db/contract/words/kinds';
import { common } from './common';

const relation = {
  administrator: ['发布人是该单位管理员', 'The publisher is an administrator of the organisation'],
  member: ['发布人是该单位成员', 'The publisher is a member of the organisation'],
  staff: ['由平台工作人员代为录入', 'Entered by staff of the platform'],
  none: ['发布人不是该单位成员', 'The publisher is not a member of the organisation'],
} satisfies Record<string, Pair>;

export default defineText({
  kinds: itemKinds,
  relation,
  review: {
    title: ['以单位名义发布', 'In whose name it is published'],
    doubts: {
      attribution_unconfirmed: [
        '单位尚未确认，不能批量通过。',
        'The organisation has not confirmed it: it cannot be approved together with others.',
      ],
      attribution_denied: [
        '单位已答复“不代表本单位”，不能批量通过。',
        'The organisation says that the publisher does not speak for it: it cannot be approved together with others.',
      ],
      objection_open: [
        '单位提出了异议，不能批量通过。',
        'The organisation objects: it cannot be approved together with others.',
      ],
    },
    administrators: ['单位管理员', 'Administrators'],
    nobody: [
      '该单位还没有管理员，请通过下列联系方式核实。',
      'Nobody administers this organisation. Please check by the contact below.',
    ],
    contact: ['单位联系方式', 'Contact of the organisation'],
    noContact: ['未登记', 'none on record'],
    ask: ['询问单位管理员', 'Ask the administrators'],
    asked: (told: number, messages: number) => [
      messages > 0 ? `已通知 ${told} 位管理员，并向其中 ${messages} 位发送了消息` : `已通知 ${told} 位管理员`,
      `${told === 1 ? '1 administrator was' : `${told} administrators were`} notified${messages > 0 ? `, ${messages} of them by a message` : ''}`,
    ],
    waits: (day: string) => [`已于 ${day} 询问，等待答复。`, `Asked on ${day}, no answer yet.`],
    alreadyAsked: ['已询问过，正在等待答复。', 'This was asked already and waits for an answer.'],
    yes: (who: string, day: string) => [
      `${who || '管理员'} 于 ${day} 答复：发布人代表本单位。`,
      `${who || 'An administrator'} answered on ${day}: the publisher speaks for the organisation.`,
    ],
    no: (who: string, day: string) => [
      `${who || '管理员'} 于 ${day} 答复：发布人不代表本单位。`,
      `${who || 'An administrator'} answered on ${day}: the publisher does not speak for the organisation.`,
    ],
    objection: (who: string, day: string) => [
      `${who || '管理员'} 于 ${day} 提出异议：`,
      `${who || 'An administrator'} objected on ${day}:`,
    ],
    states: {
      open: ['待处理', 'Waiting'],
      kept: ['已保留', 'Kept'],
      withdrawn: ['已撤下', 'Withdrawn'],
      dropped: ['已撤回', 'Taken back'],
    },
    decideApart: [
      '该内容已公开，请在“异议”中决定保留或撤下。',
      'This item is public: keep or withdraw it under “Objections”.',
    ],
    confirmTitle: ['仍然通过？', 'Approve all the same?'],
    confirmText: [
      '发布人与所署单位的关系未得到单位确认，或单位已提出异议。通过后该内容将以单位名义公开。',
      'The organisation has not confirmed the publisher, or objects. After the approval the item is public in its name.',
    ],
    confirm: ['仍然通过', 'Approve all the same'],
    queueDoubts: {
      attribution_unconfirmed: ['发布人非单位成员', 'Publisher is not a member'],
      attribution_denied: ['单位答复“不代表”', 'Organisation said no'],
      objection_open: ['单位有异议', 'Organisation objects'],
    },
  },
  question: {
    title: ['以贵单位名义提交的内容', 'Submitted in your organisation’s name'],
    lead: (name: string) => [
      `请确认发布人是否代表“${name}”。您的答复会显示在审核中。`,
      `Please say whether the publisher speaks for “${name}”. Your answer stands in the review.`,
    ],
    publisher: ['发布人', 'Publisher'],
    submitted: ['询问时间', 'Asked'],
    summary: ['内容摘要', 'Summary'],
    view: ['查看公开页面', 'Open the public page'],
    word: ['说明', 'Remark'],
    wordHint: ['选填；答复“不代表”时请写明理由', 'Optional; please say why if the publisher does not speak for you'],
    yes: ['是，代表本单位', 'Yes, for us'],
    no: ['不，不代表本单位', 'No, not for us'],
    answered: {
      yes: ['贵单位已答复：发布人代表本单位', 'Your organisation has answered: the publisher speaks for it'],
      no: ['贵单位已答复：发布人不代表本单位', 'Your organisation has answered: the publisher does not speak for it'],
    },
    by: (who: string, time: string) => [`${who} · ${time}`, `${who} · ${time}`],
    thanks: ['答复已提交', 'Your answer is sent'],
    toList: ['查看以本单位名义发布的内容', 'See what is published in our name'],
    absent: [
      '这项询问不存在，或您不是该单位的管理员',
      'There is no such question, or you do not administer the organisation',
    ],
    absentHint: [
      '请用单位管理员的账号登录；内容被删除后也无需再答复。',
      'Please log in as its administrator. Once the item is deleted, no answer is needed.',
    ],
  },
  own: {
    title: ['以本单位名义发布的内容', 'Published in our name'],
    hint: [
      '成员、平台工作人员和其他人署贵单位名义的成果、需求、产品、项目与专家。如与贵单位无关，可以提出异议。',
      'Results, demands, products, projects and experts that members, staff of the platform or others published in your organisation’s name. Object to what is not yours.',
    ],
    list: ['以本单位名义发布的内容', 'Published in our name'],
    empty: ['还没有以本单位名义发布的内容。', 'Nothing is published in your organisation’s name yet.'],
    by: (who: string, day: string) => [`${who || '已注销用户'} · ${day}`, `${who || 'Closed account'} · ${day}`],
    isPublic: ['已公开', 'Public'],
    object: ['提出异议', 'Object'],
    objectOf: (name: string) => [`对“${name}”提出异议`, `Object to “${name}”`],
    left: ['发布人已离开本单位，可由管理员接管', 'The publisher has left: an administrator may take it over'],
    takeOver: ['接管', 'Take over'],
    takeOverOf: (name: string) => [`接管“${name}”`, `Take over “${name}”`],
    takeOverText: [
      '接管后您是该内容的发布人：由您编辑、续期、撤下，并接收审核结果和留言。已公开的内容不变。',
      'You become its publisher: you edit, renew and withdraw it, and hear of reviews and feedback. What is public stays as it is.',
    ],
    takenOver: ['已接管，可在“我的发布”中管理', 'It is among your releases now'],
    drop: ['撤回异议', 'Take back'],
    dropOf: (name: string) => [`撤回对“${name}”的异议`, `Take back the objection to “${name}”`],
    dropText: ['撤回后，该内容按原状态继续审核或公开。', 'The item goes on as if nobody had objected.'],
    dropped: ['异议已撤回', 'The objection is taken back'],
    answer: ['答复询问', 'Answer'],
    answerOf: (name: string) => [`就“${name}”答复询问`, `Answer the question about “${name}”`],
    objection: (reason: string) => [`贵单位的异议：${reason}`, `Your objection: ${reason}`],
    outcome: {
      kept: ['平台决定保留', 'The platform keeps it'],
      withdrawn: ['平台已撤下', 'The platform withdrew it'],
      open: ['等待平台处理', 'Waits for the platform'],
      dropped: ['', ''],
    },
    why: (opinion: string) => [`说明：${opinion}`, `Remark: ${opinion}`],
    reason: ['异议理由', 'What you object to'],
    reasonHint: [
      '如：该成果不属于本单位、发布人与本单位无关',
      'For example: it is not ours, or the publisher has nothing to do with us',
    ],
    dialog: ['提出异议', 'Object'],
    dialogText: [
      '审核人员会看到您的理由。未公开的内容在审核时一并决定；已公开的内容由工作人员决定保留或撤下，结果会通知您。',
      'The reviewers read what you write. What is not public yet is decided in the review; what is public, staff keeps or withdraws. You are told either way.',
    ],
    submit: ['提交异议', 'Send'],
    sent: ['异议已提交，处理结果会在通知中告诉您', 'Your objection is sent. A notice will tell you the outcome'],
  },
  queue: {
    title: ['异议处理', 'Objections'],
    lead: [
      '单位对以其名义发布的内容提出的异议：决定保留或撤下，双方都会收到说明。',
      'What organisations object to in items published in their name: keep or withdraw; both sides read why.',
    ],
    list: ['异议列表', 'Objections'],
    state: common.state,
    states: { open: ['待处理', 'Waiting'], decided: ['已处理', 'Decided'] },
    empty: ['没有待处理的异议', 'No objections are waiting'],
    emptyHint: ['新的异议会按时间先后出现在这里。', 'New objections come here, the oldest first.'],
    emptyDecided: ['没有处理过的异议', 'No objection was decided yet'],
    item: ['内容', 'Item'],
    objection: ['异议', 'Objection'],
    by: (who: string, organization: string, day: string) => [
      [organization, who, day].filter(Boolean).join(' · '),
      [organization, who, day].filter(Boolean).join(' · '),
    ],
    publisher: ['发布人', 'Publisher'],
    keep: ['保留', 'Keep'],
    keepOf: (name: string) => [`保留：${name}`, `Keep: ${name}`],
    withdraw: ['撤下', 'Withdraw'],
    withdrawOf: (name: string) => [`撤下：${name}`, `Withdraw: ${name}`],
    review: ['前往审核', 'Review'],
    reviewOf: (name: string) => [`前往审核：${name}`, `Review: ${name}`],
    keepTitle: ['保留该内容', 'Keep the item'],
    withdrawTitle: ['撤下该内容', 'Withdraw the item'],
    keepText: [
      '内容继续公开。提出异议的单位和发布者都会看到您的说明。',
      'It stays public. The organisation and the publisher read your remark.',
    ],
    withdrawText: [
      '内容从网站上撤下并退回发布者。提出异议的单位和发布者都会看到您的说明。',
      'It leaves the site and goes back to its publisher. The organisation and the publisher read your remark.',
    ],
    opinion: ['说明', 'Remark'],
    kept: ['已保留，双方会收到通知', 'Kept; both sides are told'],
    withdrawn: ['已撤下，双方会收到通知', 'Withdrawn; both sides are told'],
  },
});
