/** What an account is called once its owner has closed it: the name is gone, the entries about it stay. */
export const isClosed = (account: string | null): boolean => account?.startsWith('deleted-') ?? false;
