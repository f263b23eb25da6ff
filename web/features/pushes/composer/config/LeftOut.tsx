import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Chosen } from '../../../../domain/pushes/chosen';
import words from '../../../../i18n/pushCompose';
import { openDialog } from '../../../../kit/dialogs';
import { useText } from '../../../../kit/i18n';

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
export function LeftOut({ source, closed, chosen, onChange }: LeftOutProps) {
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
