import { api } from '../../shared/api';

/** Leaves for the page of the chat app on which a person says who they are; it leads back to /wxBind. */
export async function openChatApp(to: string): Promise<void> {
  const { url } = await api.get<{ url: string }>('/v1/wx/authorize', { to });
  location.assign(url);
}
