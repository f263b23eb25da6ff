/** Whether the page was opened inside the chat app: its pages of agreement work there alone. */
export const inChatApp = (): boolean => /MicroMessenger/i.test(navigator.userAgent);
