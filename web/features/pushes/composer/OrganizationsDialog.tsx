import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Chosen } from '../../../domain/pushes/chosen';
import { OrganizationPicker } from '../../../domain/pushes/OrganizationPicker';
import words from '../../../i18n/pushCompose';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';

/** Chooses the organisations of a push alone, apart from its configuration (core§2). */
export default function OrganizationsDialog({
  chosen: before,
  closed,
  close,
}: DialogProps<{ chosen: Chosen; closed: ReadonlyMap<string, string> }, Chosen>) {
  const text = useText(words);
  const [chosen, setChosen] = useState(before);
  return (
    <AppDialog
      title={text.config.orgs}
      width={800}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button variant="contained" onClick={() => close(chosen)}>
            {text.save}
          </Button>
        </>
      }
    >
      <div role="status">{text.config.chosenOrgs(chosen.size)}</div>
      <OrganizationPicker boundOnly chosen={chosen} onChange={setChosen} closed={closed} />
    </AppDialog>
  );
}
