import type zh from '../zh/notices';

const named = (name: string): string => (name ? `“${name}”` : 'your item');

const notices: typeof zh = {
  title: 'Notices',
  lead: 'What happened to what you publish, trade and push.',
  bell: 'Notices',
  bellUnread: (count: string) => `Notices, ${count} unread`,
  unread: 'Unread',
  list: 'Notices',
  readAll: 'Mark all as read',
  allRead: 'All notices are marked as read',
  emptyTitle: 'No notices yet',
  emptyHint: 'Decisions of the review, listings that end and steps of deals appear here.',
  parts: 'Notices and reminders',
  tabs: { notices: 'Notices', reminders: 'Reminders' },
  reminders: {
    title: 'My reminders',
    lead: 'When the time has come, a notice tells you.',
    list: 'Reminders',
    add: 'New reminder',
    note: 'What to remind you of',
    time: 'When',
    zone: 'Beijing time',
    save: 'Save',
    cancel: 'Cancel',
    added: 'The reminder is set',
    moved: 'The reminder has a new time',
    removed: 'The reminder is deleted',
    awaited: 'still to come',
    told: 'you were reminded',
    move: 'Change time',
    moveOf: (name: string) => `Change the time of “${name}”`,
    remove: 'Delete',
    removeOf: (name: string) => `Delete the reminder “${name}”`,
    confirmRemove: (name: string) => `Delete the reminder “${name}”?`,
    nameless: 'No longer public',
    emptyTitle: 'No reminders yet',
    emptyHint: 'Set a new one; feedback that you send can set one as well.',
  },
  topics: {
    expiry_soon: ({ name, days }) =>
      `The listing of ${named(name)} ends in ${days === 1 ? '1 day' : `${days} days`}. Renew it in time.`,
    expired: ({ name }) =>
      `The listing of ${named(name)} has ended, and it is no longer public. Renewing brings it back.`,
    audited: ({ name, status, opinion, inside }) =>
      `The review of ${named(name)}: ${status}.${inside ? ' It is classified: it stays inside the platform and is not shown to the public.' : ''}${opinion ? ` Opinion: ${opinion}` : ''}`,
    review_comment: ({ name, content }) =>
      `A reviewer asks about ${named(name)}${content ? `: ${content}` : '. Please answer.'}`,
    review_answer: ({ name, content }) =>
      `The publisher answered about ${named(name)}${content ? `: ${content}` : '.'}`,
    deal_opened: ({ name }) => `Somebody wants to trade for ${named(name)}. Please get in touch soon.`,
    deal_step: ({ name, state }) => `The deal about ${named(name)} went on${state ? `: ${state}` : ''}.`,
    deal_message: ({ name }) => `There is a new message in the deal about ${named(name)}.`,
    deal_overdue: ({ name }) => `The deal about ${named(name)} is overdue. Please take the next step.`,
    comment: ({ name }) => `Somebody commented on ${named(name)}.`,
    comment_hidden: ({ name, content }) => `The moderators removed your comment “${name}”. Reason: ${content}`,
    feedback: ({ name }) => `Somebody sent feedback about ${named(name)}.`,
    remind: ({ name, content }) => `Your reminder: ${name || content || 'please have a look'}.`,
    push_confirmed: ({ name }) =>
      `The push of ${named(name)} was confirmed: the platform will choose whom to send it to.`,
    push_declined: ({ name, content }) => `The push of ${named(name)} was declined${content ? `: ${content}` : '.'}`,
    push_reached: ({ name }) => `${named(name)} was pushed to organisations that it may interest.`,
    push_received: ({ name }) =>
      `The platform sent your organisation the push ${named(name)}. Please have a look and answer.`,
    publishing_decided: ({ count, days }) =>
      count
        ? `You may publish ${count} more items an hour and a day for the next ${days} day(s).`
        : 'Your request to publish more was declined.',
    verification: ({ name, code, opinion }) => {
      if (code === '4') return `${named(name)} is verified now.`;
      const what = code === '6' ? 'is no longer verified' : 'could not be verified';
      return `${named(name)} ${what}${opinion ? `: ${opinion}` : '.'}`;
    },
    attribution_asked: ({ name }) =>
      `${named(name)} was submitted in your organisation’s name. Please confirm whether its publisher speaks for you.`,
    attribution_answered: ({ name, from, code, content }) =>
      `${from || 'The organisation'} answered about ${named(name)}: the publisher ${code === 'yes' ? 'speaks' : 'does not speak'} for it.${content ? ` ${content}` : ''}`,
    attribution_objected: ({ name }) =>
      `An organisation objects to ${named(name)} being published in its name. Please decide.`,
    objection_decided: ({ name, code, opinion }) =>
      `Your objection to ${named(name)} was decided: ${code === 'withdrawn' ? 'it is not published in your name' : 'it stays'}.${opinion ? ` ${opinion}` : ''}`,
    objection_told: ({ name, from, code, opinion }) =>
      `${from || 'An organisation'} objected to ${named(name)}; the platform ${code === 'withdrawn' ? 'withdrew it' : 'keeps it'}${opinion ? `: ${opinion}` : '.'}`,
    chat_app_bound: () =>
      'A WeChat account was bound to your account, and can sign in to it. If it was not you, change your password and unbind it at once.',
    account_changed: () => 'What you sign in with was changed. If it was not you, contact the platform at once.',
    password_changed: () => 'Your password was changed. If it was not you, retrieve it at once.',
    qr_signed_in: () =>
      'A device was signed in by a code that you confirmed. If it was not you, sign it out under “Devices” and change your password.',
    subscription: ({ count }) => `${count || 1} new item(s) fit your subscription.`,
    push_passed: ({ name, from }) => `${from || 'A colleague'} passed the push ${named(name)} on to you.`,
    membership_invited: ({ name }) => `${named(name)} invites you to join: accept or decline.`,
    membership_approved: ({ name }) => `You were let in to ${named(name)}.`,
    membership_refused: ({ name, opinion }) =>
      `Your request to join ${named(name)} was refused.${opinion ? ` Reason: ${opinion}` : ''}`,
    membership_asked: ({ name, from }) => `${from || 'Somebody'} asks to join ${named(name)}: please decide.`,
    handover_offered: ({ name, from }) =>
      `${from || 'The platform'} wants to hand ${named(name)} over to you: accept or refuse.`,
    handover_withdrawn: ({ name }) => `The hand-over of ${named(name)} was withdrawn.`,
    handover_accepted: ({ name, from }) =>
      `${from || 'The receiver'} accepted the hand-over of ${named(name)}: you are a plain member now.`,
    handover_refused: ({ name, from }) =>
      `${from || 'The receiver'} refused the hand-over of ${named(name)}: you are still its administrator.`,
    organization_edit: ({ name, code, opinion }) =>
      code === '4'
        ? `The new profile of ${named(name)} was approved and is public now.`
        : `The new profile of ${named(name)} was returned${opinion ? `: ${opinion}` : '.'}`,
    security_alert: ({ count }) =>
      `The security log has ${count || 1} new ${count > 1 ? 'alerts' : 'alert'}. Please have a look.`,
    push_stopped: ({ name, code }) =>
      `The push ${named(name)} has stopped${code ? ` (${code})` : ''}. Please look why.`,
    push_approval_asked: ({ name }) => `The push ${named(name)} waits for your approval.`,
    push_approved: ({ name }) => `The push ${named(name)} was approved.`,
    push_disapproved: ({ name, content }) =>
      `The push ${named(name)} was not approved${content ? `: ${content}` : '.'}`,
    push_paused: ({ code }) =>
      `WeChat takes no messages for now${code ? ` (${code})` : ''}: all pushes wait, and go on once it does.`,
    push_finished: ({ name, failed }) =>
      `The push ${named(name)} has ended${failed ? `; ${failed} ${failed === 1 ? 'organisation was' : 'organisations were'} not reached` : ''}.`,
  },
};

export default notices;
