import { RichText } from './RichText';
import { Section } from './Section';

interface TextSectionProps {
  title: string;
  html: string | null | undefined;
  /** What stands where there is no text; without it the section is left out. */
  none?: string;
}

/** A written text on a surface of its own. */
export function TextSection({ title, html, none }: TextSectionProps) {
  if (!html && !none) return null;
  return (
    <Section title={title} card>
      {html ? <RichText html={html} /> : none}
    </Section>
  );
}
