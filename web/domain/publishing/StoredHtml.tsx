import { useWatch } from 'react-hook-form';
import { FieldFrame } from '../../kit/form';
import { RichText } from '../../kit/layout/RichText';

/** Rich text whole and unfaded: a reader has no use for an editor. */
export function StoredHtml({ name, label }: { name: string; label: string }) {
  const html: unknown = useWatch({ name });
  return (
    <FieldFrame label={label} error="">
      {() => <RichText html={String(html ?? '')} />}
    </FieldFrame>
  );
}
