import { messageOf } from '../../../../db/contract/errors';
import common from '../../../i18n/common';
import { ApiError, api } from '../../../shared/api';
import { useSession } from '../../../shared/auth';
import { openDialog } from '../../../shared/dialogs';
import { useLang, useText } from '../../../shared/i18n';
import { toast } from '../../../shared/toast';
import { lastOrganization, rememberOrganization } from './organizations';
import { type FieldName, fieldNameOf } from './steps';
import type { PublishedResult, PublishValues } from './types';
import { submissionOf } from './values';

const CONFLICT = 409;
const NOT_LOGGED_IN = 100;

/** The server did not take it: which field it names first, and whether somebody else was faster. */
export class SaveRefused extends Error {
  readonly field: FieldName | null;
  readonly conflict: boolean;
  constructor(override readonly cause: ApiError) {
    super(cause.msg);
    const first = cause.errors[0];
    this.field = first ? fieldNameOf(first.field) : null;
    this.conflict = cause.status === CONFLICT;
  }
}

interface SaveOptions {
  /** The result that is edited; a new one has none yet. */
  id?: string | undefined;
  withPromotion: boolean;
}

/** Saves the wizard's values with one call. */
export function useSaveResult({ id, withPromotion }: SaveOptions): (values: PublishValues) => Promise<PublishedResult> {
  const { lang } = useLang();
  const text = useText(common);
  const { user } = useSession();

  const call = (values: PublishValues): Promise<PublishedResult> => {
    const submission = submissionOf(values, withPromotion);
    if (id === undefined) {
      return api.post('/v1/user/chengguo', submission, { headers: { 'idempotency-key': values.key } });
    }
    return api.put('/v1/user/chengguo', { ...submission, chengguo_id: id, version: values.version ?? undefined });
  };

  return async (values) => {
    if (user && !user.user_id) {
      const msg = messageOf('user_information', lang);
      toast.error(msg);
      throw new SaveRefused(new ApiError(0, msg));
    }
    try {
      const saved = await call(values);
      keepOrganization(user?.user_id, values);
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
function keepOrganization(userId: string | undefined, { organization, result }: PublishValues): void {
  if (!userId || result.sub_type !== 1 || lastOrganization(userId)?.name === organization.name) return;
  const { name, ...values } = organization;
  rememberOrganization(userId, { name, values });
}
