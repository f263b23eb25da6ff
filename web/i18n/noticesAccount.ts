import type { NoticeTopic } from '../../db/contract/notices';
import type { Pair } from '../../db/contract/words';
import { authorityNames } from '../../db/contract/words/audit-log';
import type { NoticeWords } from './noticeWords';

type AccountTopic = Extract<
  NoticeTopic,
  'chat_app_bound' | 'account_changed' | 'password_changed' | 'qr_signed_in' | 'rights_changed' | 'organization_merged'
>;

/** What authorities are called, in both languages. */
function named(tokens: string): Pair {
  const names: Readonly<Record<string, Pair>> = authorityNames;
  const pairs = tokens
    .split(',')
    .filter(Boolean)
    .map((token): Pair => names[token] ?? [token, token]);
  return [pairs.map(([zh]) => zh).join('、'), pairs.map(([, en]) => en).join(', ')];
}

/** Notices about an account itself and what it belongs to; a part of the one table of texts in notices.ts. */
export const accountTopics: Record<AccountTopic, (words: NoticeWords) => Pair> = {
  chat_app_bound: () => [
    '您的账号绑定了微信，可用该微信登录。如非本人操作，请立即修改密码并解除绑定。',
    'A WeChat account was bound to your account, and can log in to it. If it was not you, change your password and unbind it at once.',
  ],
  account_changed: () => [
    '您的登录账号已更换。如非本人操作，请立即联系平台。',
    'What you log in with was changed. If it was not you, contact the platform at once.',
  ],
  password_changed: () => [
    '您的登录密码已修改。如非本人操作，请立即找回密码。',
    'Your password was changed. If it was not you, recover it at once.',
  ],
  qr_signed_in: () => [
    '您通过扫码确认了一台设备的登录。如非本人操作，请在“登录设备”中将其退出并修改密码。',
    'A device was logged in by a code that you confirmed. If it was not you, log it out under “Devices” and change your password.',
  ],
  rights_changed: ({ added, removed, code }) => {
    const [more, less] = [named(added), named(removed)];
    const parts: Pair[] = [
      ...(added ? [[`新增“${more[0]}”`, `you may now do: ${more[1]}`] satisfies Pair] : []),
      ...(removed ? [[`取消“${less[0]}”`, `no longer: ${less[1]}`] satisfies Pair] : []),
      ...(code === 'area' ? [['可见区域有调整', 'your visible region is a different one'] satisfies Pair] : []),
    ];
    return [
      `平台管理员调整了您的权限：${parts.map(([zh]) => zh).join('；')}。`,
      `An administrator changed your authorities – ${parts.map(([, en]) => en).join('; ')}.`,
    ];
  },
  organization_merged: ({ name, from, code }) => {
    if (code === 'received')
      return [
        `“${name}”已并入您管理的“${from}”，其成员、发布和推送一并转入，请查看成员。`,
        `“${name}” was merged into “${from}”, which you administer: its members, items and pushes are yours now. Please look at the members.`,
      ];
    const [zh, en] = [
      `“${name}”已并入“${from}”，您现在是“${from}”的成员，原来的发布和推送一并转入。`,
      `“${name}” was merged into “${from}”: you are a member of it now, and what was published or pushed is there, too.`,
    ];
    return code === 'member'
      ? [
          `${zh}您不再是管理员，如需管理权限请联系该单位的管理员。`,
          `${en} You do not administer it: ask its administrators if you should.`,
        ]
      : [zh, en];
  },
};
