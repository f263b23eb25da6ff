import type { NoticeTopic } from '../../db/contract/notices';
import { defineText, type Pair } from '../../db/contract/words';
import { common } from './common';
import { kit } from './kit';
import { accountTopics } from './noticesAccount';
import { clinicTopics } from './noticesClinic';
import { matchmakingTopics } from './noticesMatchmaking';
import { postTopics } from './noticesPosts';
import { itemEn, itemZh, type NoticeWords } from './noticeWords';

const topics: Record<NoticeTopic, (words: NoticeWords) => Pair> = {
  expiry_soon: ({ name, days, count }) => {
    const left = days === 1 ? '1 day' : `${days} days`;
    if (count > 1)
      return [
        `${itemZh(name)}等 ${count} 项的展示期即将结束，最早的还有 ${days} 天，可一次全部续期。`,
        `The listings of ${itemEn(name)} and ${count - 1} more end soon, the first in ${left}. You can renew all of them at once.`,
      ];
    return [
      `${itemZh(name)}的展示期还有 ${days} 天结束，请及时续期。`,
      `The listing of ${itemEn(name)} ends in ${left}. Renew it in time.`,
    ];
  },
  expired: ({ name, count }) =>
    count > 1
      ? [
          `${itemZh(name)}等 ${count} 项的展示期已结束，已从公开列表中撤下；续期后即可恢复。`,
          `The listings of ${itemEn(name)} and ${count - 1} more have ended, and they are no longer public. Renewing brings them back.`,
        ]
      : [
          `${itemZh(name)}的展示期已结束，已从公开列表中撤下；续期后即可恢复。`,
          `The listing of ${itemEn(name)} has ended, and it is no longer public. Renewing brings it back.`,
        ],
  certificate_issued: ({ name }) => [
    `您参加${itemZh(name)}的证书已签发，可在线查看和打印。`,
    `Your certificate for ${itemEn(name)} is ready to read and print.`,
  ],
  course_decided: ({ name, code, content }) => {
    if (code === 'admitted')
      return [
        `您已成为课程${itemZh(name)}的学员，可以观看视频、下载资料。`,
        `You are admitted to ${itemEn(name)}: its films and materials are open to you.`,
      ];
    if (code === 'ended')
      return [
        `您不再是课程${itemZh(name)}的学员；如仍想学习，可重新申请。`,
        `You are no longer a learner of ${itemEn(name)}. You may apply again.`,
      ];
    return [
      `您对课程${itemZh(name)}的学习申请未获同意，可重新申请。${content ? `原因：${content}` : ''}`,
      `You are not admitted to ${itemEn(name)}, and may apply again.${content ? ` Reason: ${content}` : ''}`,
    ];
  },
  audited: ({ name, status, opinion, inside }) => [
    `${itemZh(name)}的审核结果：${status}。${inside ? '该内容涉密，不对外公开，仅在平台内部保存和匹配。' : ''}${opinion ? `意见：${opinion}` : ''}`,
    `The review of ${itemEn(name)}: ${status}.${inside ? ' It is classified: it stays inside the platform and is not shown to the public.' : ''}${opinion ? ` Opinion: ${opinion}` : ''}`,
  ],
  review_comment: ({ name, content }) => [
    `审核人员对${itemZh(name)}提出了问题${content ? `：${content}` : '，请查看并回复。'}`,
    `A reviewer asks about ${itemEn(name)}${content ? `: ${content}` : '. Please answer.'}`,
  ],
  review_answer: ({ name, content }) => [
    `发布者就${itemZh(name)}作出了回复${content ? `：${content}` : '。'}`,
    `The publisher answered about ${itemEn(name)}${content ? `: ${content}` : '.'}`,
  ],
  declaration_word: ({ name, content }) => [
    `项目办公室就申报项目${itemZh(name)}给您留言：${content}`,
    `The programme office writes about your declaration ${itemEn(name)}: ${content}`,
  ],
  declaration_answer: ({ name, content }) => [
    `申报人就${itemZh(name)}给项目办公室留言：${content}`,
    `The declarant of ${itemEn(name)} writes: ${content}`,
  ],
  declaration_again: ({ name }) => [
    `申报人已修改并重新提交${itemZh(name)}。`,
    `The declarant revised ${itemEn(name)} and submitted it again.`,
  ],
  deal_opened: ({ name }) => [
    `有意向方对${itemZh(name)}提出了交易意向，请尽快联系。`,
    `Somebody is interested in a deal about ${itemEn(name)}. Please get in touch soon.`,
  ],
  deal_step: ({ name, state }) => [
    `${itemZh(name)}的交易有了新进展${state ? `：${state}` : ''}。`,
    `The deal about ${itemEn(name)} has moved on${state ? `: ${state}` : ''}.`,
  ],
  deal_message: ({ name }) => [
    `${itemZh(name)}的交易中有新的留言。`,
    `There is a new message in the deal about ${itemEn(name)}.`,
  ],
  deal_case: ({ name, code }) =>
    code === 'shared'
      ? [
          `对方同意将${itemZh(name)}的签约作为案例公开；是否公开由双方决定。`,
          `The other side agrees to show the signed deal about ${itemEn(name)} as a case. It becomes public once both sides agree.`,
        ]
      : [
          `对方已撤回将${itemZh(name)}的签约作为案例公开的同意，案例不再展示。`,
          `The other side no longer shows the deal about ${itemEn(name)} as a case.`,
        ],
  deal_overdue: ({ name }) => [
    `${itemZh(name)}的交易已超过约定时间未推进，请及时处理。`,
    `The deal about ${itemEn(name)} is overdue. Please take the next step.`,
  ],
  comment: ({ name }) => [`${itemZh(name)}收到了新的评论。`, `Somebody commented on ${itemEn(name)}.`],
  thread_reply: ({ name, from }) => [
    `${from || '平台用户'}回复了您关注的话题“${name}”`,
    `${from || 'Somebody'} replied in a thread that you follow: “${name}”`,
  ],
  thread_digest: ({ count, threads }) => [
    `您关注的 ${threads} 个话题有 ${count} 条未读的新回复`,
    `${count === 1 ? '1 new reply' : `${count} new replies`} that you have not read in ${threads === 1 ? '1 thread' : `${threads} threads`} that you follow`,
  ],
  thread_accepted: ({ name }) => [
    `您关注的话题“${name}”有了采纳的答案`,
    `An answer was accepted in a thread that you follow: “${name}”`,
  ],
  thread_accepted_own: ({ name }) => [
    `您在话题“${name}”中的回复被采纳为答案`,
    `Your reply was accepted as the answer to “${name}”`,
  ],
  ...postTopics,
  feedback: ({ name }) => [`${itemZh(name)}收到了新的反馈。`, `Somebody sent feedback about ${itemEn(name)}.`],
  remind: ({ name, content }) => [
    `您设置的提醒时间到了：${name || content || '请查看'}。`,
    `Your reminder: ${name || content || 'please have a look'}.`,
  ],
  ...clinicTopics,
  programme_reminder: ({ content }) => [content, content],
  push_confirmed: ({ name }) => [
    `${itemZh(name)}的推送申请已确认，平台将为其选择合适的单位。`,
    `The push of ${itemEn(name)} was confirmed: the platform will choose whom to send it to.`,
  ],
  push_declined: ({ name, content }) => [
    `${itemZh(name)}的推送申请未获通过${content ? `：${content}` : '。'}`,
    `The push of ${itemEn(name)} was declined${content ? `: ${content}` : '.'}`,
  ],
  push_reached: ({ name }) => [
    `${itemZh(name)}已推送给合适的单位。`,
    `${itemEn(name)} was pushed to organisations that it may interest.`,
  ],
  push_received: ({ name }) => [
    `平台向贵单位推送了${itemZh(name)}，请查看并答复。`,
    `The platform sent your organisation the push ${itemEn(name)}. Please have a look and answer.`,
  ],
  publishing_decided: ({ count, days }) => [
    count ? `您的发布额度申请已通过：未来 ${days} 天内每小时、每日各增加 ${count} 项。` : '您的发布额度申请未获通过。',
    count
      ? `You may publish ${count} more items an hour and a day for the next ${days === 1 ? 'day' : `${days} days`}.`
      : 'Your request to publish more was declined.',
  ],
  verification: ({ name, code, opinion }) => {
    if (code === '4') return [`${itemZh(name)}已通过单位认证。`, `${itemEn(name)} is verified now.`];
    const what = code === '6' ? 'is no longer verified' : 'could not be verified';
    return [
      `${itemZh(name)}${code === '6' ? '的单位认证已被撤销' : '未通过单位认证'}${opinion ? `：${opinion}` : '。'}`,
      `${itemEn(name)} ${what}${opinion ? `: ${opinion}` : '.'}`,
    ];
  },
  declaration_stage: ({ name, code, opinion }) => {
    const because = opinion ? `：${opinion}` : '。';
    const why = opinion ? `: ${opinion}` : '.';
    if (code === '2')
      return [
        `您的申报${itemZh(name)}被退回，请修改后重新提交${because}`,
        `Your declaration ${itemEn(name)} was returned. Please change it and hand it in again${why}`,
      ];
    if (code === '3')
      return [
        `您的申报${itemZh(name)}已被撤回${because}`,
        `Your declaration ${itemEn(name)} was withdrawn from the round${why}`,
      ];
    return [
      `您的申报${itemZh(name)}已恢复为已申报。`,
      `Your declaration ${itemEn(name)} stands again as it was handed in.`,
    ];
  },
  attribution_asked: ({ name }) => [
    `${itemZh(name)}以贵单位名义提交，平台请您确认发布人是否代表贵单位。`,
    `${itemEn(name)} was submitted in your organisation’s name. Please confirm whether its publisher speaks for you.`,
  ],
  attribution_answered: ({ name, from, code, content }) => [
    `${from || '单位'}就${itemZh(name)}答复：${code === 'yes' ? '发布人代表本单位' : '发布人不代表本单位'}${content ? `。${content}` : '。'}`,
    `${from || 'The organisation'} answered about ${itemEn(name)}: the publisher ${code === 'yes' ? 'speaks' : 'does not speak'} for it.${content ? ` ${content}` : ''}`,
  ],
  attribution_objected: ({ name }) => [
    `有单位对以其名义发布的${itemZh(name)}提出异议，请处理。`,
    `An organisation objects to ${itemEn(name)} being published in its name. Please decide.`,
  ],
  objection_decided: ({ name, code, opinion }) => [
    `您对${itemZh(name)}的异议已处理：${code === 'withdrawn' ? '内容不再以贵单位名义发布' : '内容予以保留'}${opinion ? `。${opinion}` : '。'}`,
    `Your objection to ${itemEn(name)} was decided: ${code === 'withdrawn' ? 'it is not published in your name' : 'it stays'}.${opinion ? ` ${opinion}` : ''}`,
  ],
  objection_told: ({ name, from, code, opinion }) => [
    `${from || '有单位'}对您发布的${itemZh(name)}提出异议，平台决定${code === 'withdrawn' ? '撤下该内容' : '保留该内容'}${opinion ? `：${opinion}` : '。'}`,
    `${from || 'An organisation'} objected to ${itemEn(name)}; the platform ${code === 'withdrawn' ? 'withdrew it' : 'keeps it'}${opinion ? `: ${opinion}` : '.'}`,
  ],
  ...accountTopics,
  subscription: ({ count }) => [
    `有 ${count || 1} 项新内容符合您的订阅。`,
    Number(count) > 1 ? `${count} new items fit your subscription.` : '1 new item fits your subscription.',
  ],
  follow: ({ name, code, count }) => [
    code === 'item'
      ? `您关注的${itemZh(name)}有更新。`
      : `您关注的“${name}”有 ${count || 1} 项新内容。不想再收到？在“我的订阅”中一键取消。`,
    code === 'item'
      ? `${itemEn(name)}, which you follow, was updated.`
      : `${Number(count) > 1 ? `${count} new items` : '1 new item'} of “${name}”, which you follow. To hear no more of it, click once under “My subscriptions”.`,
  ],
  push_passed: ({ name, from }) => [
    `${from || '同事'}把推送${itemZh(name)}转给了您，请查看。`,
    `${from || 'A colleague'} passed the push ${itemEn(name)} on to you.`,
  ],
  membership_invited: ({ name }) => [
    `${itemZh(name)}邀请您加入，请确认或拒绝。`,
    `${itemEn(name)} invites you to join: accept or decline.`,
  ],
  membership_approved: ({ name }) => [
    `您加入${itemZh(name)}的申请已通过。`,
    `Your request to join ${itemEn(name)} was approved.`,
  ],
  membership_refused: ({ name, opinion }) => [
    `您加入${itemZh(name)}的申请未获通过。${opinion ? `原因：${opinion}` : ''}`,
    `Your request to join ${itemEn(name)} was declined.${opinion ? ` Reason: ${opinion}` : ''}`,
  ],
  membership_asked: ({ name, from }) => [
    `${from || '有用户'}申请加入${itemZh(name)}，请处理。`,
    `${from || 'Somebody'} asks to join ${itemEn(name)}: please decide.`,
  ],
  handover_offered: ({ name, from }) => [
    `${from || '平台'}希望把${itemZh(name)}移交给您，请接受或拒绝。`,
    `${from || 'The platform'} wants to hand ${itemEn(name)} over to you: accept or refuse.`,
  ],
  handover_withdrawn: ({ name }) => [
    `${itemZh(name)}的移交已撤回。`,
    `The hand-over of ${itemEn(name)} was withdrawn.`,
  ],
  handover_accepted: ({ name, from }) => [
    `${from || '对方'}已接受${itemZh(name)}的移交，您现在是普通成员。`,
    `${from || 'The receiver'} accepted the hand-over of ${itemEn(name)}: you are an ordinary member now.`,
  ],
  handover_refused: ({ name, from }) => [
    `${from || '对方'}拒绝了${itemZh(name)}的移交，您仍是管理员。`,
    `${from || 'The receiver'} refused the hand-over of ${itemEn(name)}: you are still its administrator.`,
  ],
  organization_edit: ({ name, code, opinion }) => [
    code === '4'
      ? `${itemZh(name)}的资料修改已通过审核并公开。`
      : `${itemZh(name)}的资料修改被退回${opinion ? `：${opinion}` : '。'}`,
    code === '4'
      ? `The new profile of ${itemEn(name)} was approved and is public now.`
      : `The new profile of ${itemEn(name)} was returned${opinion ? `: ${opinion}` : '.'}`,
  ],
  push_stopped: ({ name, code, content }) =>
    content
      ? [`推送${itemZh(name)}已停止：${content}。`, `The push ${itemEn(name)} has stopped. ${content}.`]
      : [
          `推送${itemZh(name)}已停止${code ? `（${code}）` : ''}，请查看原因。`,
          `The push ${itemEn(name)} has stopped${code ? ` (${code})` : ''}. Please see why.`,
        ],
  push_approval_asked: ({ name }) => [
    `${itemZh(name)}等待您批准后推送。`,
    `The push ${itemEn(name)} waits for your approval.`,
  ],
  push_approved: ({ name }) => [`您提交的推送${itemZh(name)}已获批准。`, `The push ${itemEn(name)} was approved.`],
  push_disapproved: ({ name, content }) => [
    `您提交的推送${itemZh(name)}被退回${content ? `：${content}` : '。'}`,
    `The push ${itemEn(name)} was not approved${content ? `: ${content}` : '.'}`,
  ],
  push_paused: ({ code }) => [
    `微信暂不接受消息${code ? `（${code}）` : ''}，所有推送已暂停；恢复后自动继续。`,
    `WeChat accepts no messages at the moment${code ? ` (${code})` : ''}: all pushes are paused and resume by themselves.`,
  ],
  programme_declined: ({ name, from, content }) => [
    `${from || '评审专家'}回绝了申报项目${itemZh(name)}的评审${content ? `：${content}` : '。'}`,
    `${from || 'An expert'} declined to review ${itemEn(name)}${content ? `: ${content}` : '.'}`,
  ],
  programme_conflict: ({ name, from, content }) => [
    `${from || '推荐方'}就申报项目${itemZh(name)}声明利益冲突${content ? `：${content}` : '。'}`,
    `${from || 'A recommender'} declared a conflict of interest with ${itemEn(name)}${content ? `: ${content}` : '.'}`,
  ],
  programme_assigned: ({ count }) => [
    `有 ${count || 1} 项申报成果等待您评审，请以评审账号登录查看。`,
    `${count || 1} declared ${Number(count) > 1 ? 'projects wait' : 'project waits'} for your opinion. Please log in as reviewer.`,
  ],
  security_alert: ({ count }) => [
    `安全日志有 ${count || 1} 项新的告警，请查看。`,
    `The security log has ${count || 1} new ${count > 1 ? 'alerts' : 'alert'}. Please have a look.`,
  ],
  platform_alert: ({ count }) => [
    `平台运行有 ${count || 1} 项新的告警，请查看。`,
    `The platform itself has ${count || 1} new ${count > 1 ? 'alerts' : 'alert'}. Please have a look.`,
  ],
  project_published: ({ name }) => [
    `${itemZh(name)}已入选并公布，所有人都可以查看。`,
    `${itemEn(name)} was selected and published; everybody can read it.`,
  ],
  project_unpublished: ({ name }) => [
    `${itemZh(name)}所在的入选名单已撤回，目前不再公开展示。`,
    `The selection with ${itemEn(name)} was withdrawn; it is not public for now.`,
  ],
  cooperation_asked: ({ name }) => [
    `有访客就${itemZh(name)}提交了合作申请，项目办公室会与对方联系。`,
    `A visitor applied for cooperation on ${itemEn(name)}; the programme office will get in touch with them.`,
  ],
  park_intention: ({ name }) => [
    `有人提交了落户${itemZh(name)}的意向，请及时联系。`,
    `Somebody would like to settle in ${itemEn(name)}. Please get in touch.`,
  ],
  inquiry: ({ from }) => [
    `${from ?? '海外访客'}向国际部提出了合作询问，请及时答复。`,
    `${from ?? 'A visitor from abroad'} asks about cooperation. Please answer.`,
  ],
  ...matchmakingTopics,
  push_finished: ({ name, failed }) => [
    `推送${itemZh(name)}已结束${failed ? `，有 ${failed} 个单位未送达` : ''}。`,
    `The push ${itemEn(name)} has ended${failed ? `; ${failed} ${failed === 1 ? 'organisation was' : 'organisations were'} not reached` : ''}.`,
  ],
};

export default defineText({
  title: ['通知', 'Notices'],
  lead: ['与您的发布、交易和推送有关的消息。', 'What happened to what you publish, trade and push.'],
  bell: ['通知', 'Notices'],
  bellUnread: (count: string) => [`通知，${count} 条未读`, `Notices, ${count} unread`],
  unread: ['未读', 'Unread'],
  list: ['通知列表', 'Notices'],
  readAll: ['全部标为已读', 'Mark all as read'],
  allRead: ['已全部标为已读', 'All notices are marked as read'],
  emptyTitle: ['还没有通知', 'No notices yet'],
  emptyHint: [
    '审核结果、到期提醒和交易进展会出现在这里。',
    'Decisions of the review, listings that end and steps of deals appear here.',
  ],
  parts: ['通知与提醒', 'Notices and reminders'],
  tabs: { notices: ['通知', 'Notices'], reminders: ['提醒', 'Reminders'] },
  reminders: {
    title: ['我的提醒', 'My reminders'],
    lead: ['到了设定的时间，会在通知里提醒您。', 'When the time has come, a notice tells you.'],
    list: ['提醒列表', 'Reminders'],
    add: ['新建提醒', 'New reminder'],
    note: ['提醒内容', 'What to remind you of'],
    time: ['提醒时间', 'When'],
    zone: ['北京时间', 'Beijing time'],
    save: common.save,
    cancel: kit.cancel,
    added: ['提醒已添加', 'The reminder is set'],
    moved: ['提醒时间已修改', 'The reminder has a new time'],
    removed: ['提醒已删除', 'The reminder is deleted'],
    awaited: ['待提醒', 'still to come'],
    told: ['已提醒', 'you were reminded'],
    move: ['改时间', 'Change time'],
    moveOf: (name: string) => [`修改“${name}”的提醒时间`, `Change the time of “${name}”`],
    remove: common.remove,
    removeOf: (name: string) => [`删除提醒“${name}”`, `Delete the reminder “${name}”`],
    confirmRemove: (name: string) => [`确认删除提醒“${name}”吗？`, `Delete the reminder “${name}”?`],
    nameless: ['内容已不公开', 'No longer public'],
    emptyTitle: ['还没有提醒', 'No reminders yet'],
    emptyHint: [
      '新建一条提醒，或在提交反馈时设置，到时会通知您。',
      'Set a new one; feedback that you send can set one as well.',
    ],
  },
  topics,
});
