import Button from '@mui/material/Button';
import words from '../../i18n/homeSections';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';
import { StepList } from '../../kit/layout/StepList';

const STEPS = ['find', 'contact', 'negotiate', 'sign'] as const;

/** How a deal is made, and the whole process as a picture. */
export function Steps() {
  const text = useText(words).steps;
  return (
    <Section
      title={text.title}
      hint={text.hint}
      action={
        <Button sx={{ px: 0.5, mr: -0.5, minWidth: 0 }} onClick={() => void openDialog('dealProcess', {})}>
          {text.process}
        </Button>
      }
    >
      <StepList steps={STEPS.map((step) => ({ name: text.names[step], says: text.says[step], who: text.who[step] }))} />
    </Section>
  );
}
