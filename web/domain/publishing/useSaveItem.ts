import { messageOf } from '../../../db/contract/errors';
import common from '../../i18n/common';
import { ApiError } from '../../kit/api';
import { CONFLICT } from '../../kit/api/statuses';
import { openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { useSession } from '../session';
import { lastOrganization, rememberOrganization } from './organizations';
import type { ItemCalls, Saved, WizardValues } from './types';

const NOT_LOGGED_IN = 100;

/** The server did not take it: which of its fields it names first, and whether somebody else was faster. */
export class SaveRefused extends Error {
  readonly field: string | null;
  readonly conflict: boolean;
  constructor(override readonly cause: ApiError) {
    super(cause.msg);
    this.field = cause.errors[0]?.field ?? null;
    this.conflict = cause.status === CONFLICT;
  }
}

interface SaveOptions<V> extends Pick<ItemCalls<V, never>, 'add' | 'put'> {
  /** The item that is edited; a new one has none yet. */
  id?: string | undefined;
  /** Whether the values name an organisation that the next form may begin with. */
  forOrganization: (values: V) => boolean;
}

/** Saves the wizard's values with one call. */
export function useSaveItem<V extends WizardValues>(options: SaveOptions<V>): (values: V) => Promise<Saved> {
  const { id, add, put, forOrganization } = options;
  const { lang } = useLang();
  const text = useText(common);
  const { user } = useSession();

  const call = (values: V): Promise<Saved> =>
    id === undefined
      ? add(values, { headers: { 'idempotency-key': values.key } })
      : // Somebody else's change is shown beside the own one.
        put(values, id, { handled: [CONFLICT] });

  return async (values) => {
    if (user && !user.user_id) {
      const msg = messageOf('user_information', lang);
      toast.error(msg);
      throw new SaveRefused(new ApiError(0, msg));
    }
    try {
      const saved = await call(values);
      if (forOrganization(values)) keepOrganization(user?.user_id, values);
      toast.success(id === undefined ? text.releaseSuccess : text.modified);
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The form stays as it is behind the sign-in, so that it can be submitted again.
      if (error.status === NOT_LOGGED_IN) void openDialog('login', {});
      throw new SaveRefused(error);
    }
  };
}

/** An organisation that was typed is as good as a chosen one for the next form. */
function keepOrganization(userId: string | undefined, { organization }: WizardValues): void {
  if (!userId || lastOrganization(userId)?.name === organization.name) return;
  const { name, ...values } = organization;
  rememberOrganization(userId, { name, values });
}
