import { ATTRIBUTION_MAXIMA } from '../../../../db/contract/attribution-calls';
import words from '../../../i18n/attributions';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { ReasonDialog } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

interface ObjectProps {
  organization: string;
  itemType: number;
  itemId: string;
  name: string;
}

/** Objects to an item in the organisation's name. Closes with true once it is sent. */
export default function ObjectDialog(props: DialogProps<ObjectProps, boolean>) {
  const { organization: organization_id, itemType: item_type, itemId: id, name, close } = props;
  const text = useText(words).own;
  return (
    <ReasonDialog
      title={text.dialog}
      width={520}
      subject={name}
      lead={text.dialogText}
      label={text.reason}
      hint={text.reasonHint}
      rows={4}
      maxLength={ATTRIBUTION_MAXIMA.reason}
      blank="objection_reason_required"
      submit={text.submit}
      danger={false}
      wide
      save={(reason) => api.post('/v1/user/attribution/objection', { organization_id, item_type, id, reason })}
      done={text.sent}
      close={close}
    />
  );
}
