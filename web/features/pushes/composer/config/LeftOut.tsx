import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import words from '../../../../i18n/pushCompose';
import { openDialog } from '../../../../shared/dialogs';
import { useText } from '../../../../shared/i18n';
import type { Chosen } from '../../../../shared/pushes/OrganizationPicker';

interface LeftOutProps {
  /** The push whose items go to others. */
  source: { id: string; title: string };
  /** Organisations that have the items already, each with the reason. */
  closed: ReadonlyMap<string, string>;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Says how many organisations are left out and why, and which of the chosen ones must go. */
export function LeftOut({ source, closed, chosen, onChange }: LeftOutProps) {
  const text = useText(words).reached;
  const wrong = [...chosen].filter(([id]) => closed.has(id));
  return (
    <>
      <Alert
        severity="info"
        sx={{ mt: 1 }}
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => void openDialog('pushResult', { pushId: source.id, stage: 'sent' })}
          >
            {text.show}
          </Button>
        }
      >
        {text.again(source.title, closed.size)}
      </Alert>
      {wrong.length > 0 ? (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => onChange(new Map([...chosen].filter(([id]) => !closed.has(id))))}
            >
              {text.takeOff}
            </Button>
          }
        >
          {text.chosen(wrong.map(([, name]) => name).join('、'))}
        </Alert>
      ) : null}
    </>
  );
}
