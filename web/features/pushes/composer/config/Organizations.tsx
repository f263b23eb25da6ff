import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Chosen } from '../../../../domain/pushes/chosen';
import { OrganizationPicker } from '../../../../domain/pushes/OrganizationPicker';
import kit from '../../../../i18n/kit';
import words from '../../../../i18n/pushCompose';
import { openDialog } from '../../../../kit/dialogs';
import { useText } from '../../../../kit/i18n';
import type { useReached } from '../useReached';
import { GroupTree } from './GroupTree';

/** Organisations that the complaint names; the list below shows all. */
const NAMED = 5;
const inline = { p: 0, minHeight: 24, textDecoration: 'underline', verticalAlign: 'baseline' } as const;

interface LeftOutProps {
  /** The push whose items go to others. */
  source: { id: string; title: string };
  /** Organisations that have the items already, each with the reason. */
  closed: ReadonlyMap<string, string>;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Says how many organisations are left out and why, and which of the chosen ones must go. */
function LeftOut({ source, closed, chosen, onChange }: LeftOutProps) {
  const text = useText(words).reached;
  const wrong = [...chosen].filter(([id]) => closed.has(id));
  return (
    <>
      <Alert severity="info" sx={{ mt: 1 }}>
        {text.again(source.title, closed.size)}{' '}
        <Button
          color="inherit"
          size="small"
          sx={inline}
          onClick={() => void openDialog('pushResult', { pushId: source.id, stage: 'sent' })}
        >
          {text.show}
        </Button>
      </Alert>
      {wrong.length > 0 ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {text.chosen(
            wrong
              .slice(0, NAMED)
              .map(([, name]) => name)
              .join('、'),
            wrong.length,
          )}{' '}
          <Button
            color="inherit"
            size="small"
            sx={inline}
            onClick={() => onChange(new Map([...chosen].filter(([id]) => !closed.has(id))))}
          >
            {text.takeOff}
          </Button>
        </Alert>
      ) : null}
    </>
  );
}

/** Whether the warning was put away on this device (back-office§9). */
const DISMISSED = 'push-warning-dismissed';

const NOBODY: ReadonlyMap<string, string> = new Map();

interface OrganizationsProps {
  /** Who has the chosen items already; `source` tells whether that closes them. */
  reached: ReturnType<typeof useReached>;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Who receives the push: groups and single organisations whose administrator is bound (back-office§2). */
export function Organizations({ reached, chosen, onChange }: OrganizationsProps) {
  const text = useText(words).config;
  const { close } = useText(kit);
  const { source } = reached;
  const closed: ReadonlyMap<string, string> = source ? reached.notes : NOBODY;
  const [warned, setWarned] = useState(() => localStorage.getItem(DISMISSED) === '1');
  const dismiss = () => {
    localStorage.setItem(DISMISSED, '1');
    setWarned(true);
  };
  const choose = async () => {
    const next = await openDialog('pushOrganizations', { chosen, closed });
    if (next) onChange(next);
  };
  return (
    <Box component="section" data-part="orgs" aria-label={text.orgs} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 650, flex: '1 1 auto' }}>
          {text.orgs}
        </Typography>
        <span role="status">{text.chosenOrgs(chosen.size)}</span>
        <Button size="small" onClick={() => void choose()}>
          {text.chooseOrgs}
        </Button>
      </Box>
      {warned ? null : (
        <Alert severity="warning" onClose={dismiss} closeText={close} sx={{ mt: 1 }}>
          {text.warning}
        </Alert>
      )}
      {source ? <LeftOut source={source} closed={closed} chosen={chosen} onChange={onChange} /> : null}
      <OrganizationPicker boundOnly chosen={chosen} onChange={onChange} closed={closed}>
        <GroupTree chosen={chosen} onChange={onChange} closed={closed} />
      </OrganizationPicker>
    </Box>
  );
}
