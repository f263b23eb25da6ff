import { type ComponentType, createContext, type ReactNode, useContext, useLayoutEffect } from 'react';

/** What stands below the fields of a form beside their own help, such as what a reviewer says about them. */
export interface FieldNotes {
  /** Drawn below the field of this name. */
  noteOf: (name: string) => ReactNode;
  /** Tells that a field is on the screen; the answer tells that it left. */
  shown: (name: string) => () => void;
}

const Notes = createContext<FieldNotes | null>(null);

export const FieldNotesProvider = Notes.Provider;

/** A field with the note below it, in one cell of the form; without notes around it the field alone. */
export function Noted({ name, children }: { name: string; children: ReactNode }) {
  const notes = useContext(Notes);
  const shown = notes?.shown;
  useLayoutEffect(() => shown?.(name), [shown, name]);
  if (!notes) return children;
  return (
    <div style={{ minWidth: 0 }}>
      {children}
      {notes.noteOf(name)}
    </div>
  );
}

/** A kind of field that carries notes. */
export const noted = <P extends { name: string }>(Field: ComponentType<P>) =>
  function NotedField(props: P) {
    return (
      <Noted name={props.name}>
        <Field {...props} />
      </Noted>
    );
  };
