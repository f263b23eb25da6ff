import { api } from '../../../kit/api';
import { inChatApp } from '../../../kit/inChatApp';

/**
 * Leaves for where a person says who they are in the chat app, which leads back to /wxBind: its page inside it, on a computer
 * its code to scan, or the platform's own where there is none.
 */
export async function openChatApp(to: string): Promise<void> {
  const { url } = await api.get('/v1/wx/authorize', { to, at: inChatApp() ? 'app' : 'computer' });
  location.assign(url);
}

/** Leaves for the chat app's own page to agree to a binding. */
export async function agreeToBinding(binding: string): Promise<void> {
  const { url } = await api.get('/v1/wx/authorize', { binding });
  location.assign(url);
}
