import { ApiError, api, type CallOptions } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';

const PASSWORD_AGAIN = 428;

/** What begins now may take a while, and must not end before it is done. */
const SPARE_SECONDS = 60;

/** Asks for the password again unless it was given a moment ago; false when the person would not. */
export async function passwordGiven(): Promise<boolean> {
  const { until } = await api.get('/v1/session/confirm');
  if (until > Date.now() / 1000 + SPARE_SECONDS) return true;
  return (await openDialog('passwordAgain', {})) === true;
}

/**
 * Makes a call that needs the password again: where the server asks for it, the person is asked, and the call is made once more.
 * @param call is given the options that it must pass on
 * @throws ApiError as the call does; with status 428 when the person would not
 */
export async function withPassword<T>(call: (options: CallOptions) => Promise<T>): Promise<T> {
  const options = { handled: [PASSWORD_AGAIN] };
  try {
    return await call(options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== PASSWORD_AGAIN) throw error;
    if ((await openDialog('passwordAgain', {})) !== true) throw error;
    return call(options);
  }
}
