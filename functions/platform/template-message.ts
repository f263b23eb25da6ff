import { shownOnPhone } from '../../db/contract/pushes.ts';
import type { Env } from './env.ts';
import type { Delivery } from './gateway.ts';
import { callWechat } from './wechat.ts';

/** A template message of the chat app to one person about their own affairs. */
interface TemplateMessage {
  openid: string;
  template_id: string;
  /** The account takes one message of an id once, however often it is sent. */
  id: string;
  /** Page of the site that it leads to; empty for none. */
  url: string;
  matter: string;
  result: string;
  text: string;
}

/** Sends a template message; `refused` was certainly not taken. */
export async function sendTemplate(env: Env, message: TemplateMessage): Promise<Delivery> {
  const { openid, template_id, id, url, matter, result, text } = message;
  const { called, answer } = await callWechat(env, '/cgi-bin/message/template/send', {
    touser: openid,
    template_id,
    client_msg_id: id,
    ...(url && { url }),
    data: {
      first: { value: matter },
      keynote1: { value: shownOnPhone(matter) },
      keynote2: { value: shownOnPhone(result) },
      remark: { value: text },
    },
  });
  if (answer.errcode === 0) return 'sent';
  return called && (answer.errcode === null || answer.errcode === undefined) ? 'uncertain' : 'refused';
}
