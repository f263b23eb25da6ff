import { AUDIT } from '../../../db/contract/limits';
import words from '../../i18n/experts';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { ReasonDialog } from '../../kit/form';
import { labelled, useText } from '../../kit/i18n';

interface RetireProps {
  id: string;
  name: string;
  version: number | null;
}

/** The dialog 'expertRetire': takes an expert off the site; who entered it is told why. */
export default function RetireDialog({ id, name, version, close }: DialogProps<RetireProps, boolean>) {
  const text = useText(words);
  return (
    <ReasonDialog
      title={labelled(text.retireTitle, name)}
      name="opinion"
      label={text.reason}
      maxLength={1000}
      blank="opinion_required"
      submit={text.retire}
      save={(opinion) =>
        api.post('/v1/user/zhuanjia/audit', {
          id,
          audit_status: AUDIT.rejected,
          opinion,
          ...(version !== null && { version }),
        })
      }
      done={text.retired}
      close={close}
    />
  );
}
