import type { NoticeTopic } from '../../db/contract/notices';
import type { Pair } from '../../db/contract/words';
import type { NoticeWords } from './noticeWords';

type PostTopic = Extract<NoticeTopic, 'comment_hidden' | 'report_decided' | `post_${string}`>;

/** Notices about posts that the moderators looked at; a part of the one table of texts in notices.ts. */
export const postTopics: Record<PostTopic, (words: NoticeWords) => Pair> = {
  comment_hidden: ({ name, content }) => [
    `您发表的“${name}”已被管理员移除。原因：${content}`,
    `The moderators removed what you wrote: “${name}”. Reason: ${content}`,
  ],
  post_reported: ({ name }) => [
    `您发表的“${name}”被多人举报，审核前暂不公开。`,
    `Several people reported what you wrote: “${name}”. It is hidden until the moderators have looked.`,
  ],
  post_restored: ({ name }) => [`您发表的“${name}”经审核已恢复显示。`, `What you wrote is shown again: “${name}”.`],
  post_approved: ({ name }) => [
    `您的首次发言“${name}”已发布，之后的发言无需等待。`,
    `Your first post was published: “${name}”. Later ones appear at once.`,
  ],
  post_refused: ({ name, content }) => [
    `您的首次发言“${name}”未予发布。原因：${content}`,
    `Your first post was not published: “${name}”. Reason: ${content}`,
  ],
  report_decided: ({ name, code }) => {
    if (code === 'hidden')
      return [`您举报的“${name}”已被移除，感谢您的反馈。`, `What you reported was removed, thank you: “${name}”.`];
    return code === 'restored'
      ? [`您举报的“${name}”经复核已恢复显示。`, `What you reported was looked at again and is shown again: “${name}”.`]
      : [`您举报的“${name}”经审核予以保留。`, `The moderators looked at what you reported, and keep it: “${name}”.`];
  },
};
