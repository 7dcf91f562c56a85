import { useRef, type RefObject } from 'react';
import * as Collapsible from '@radix-ui/react-collapsible';
import * as Dialog from '@radix-ui/react-dialog';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './MenuSheet.css.js';
import { hasCurrent } from './navigation.js';
import { SheetContent, type SheetContentProps } from './SheetContent.js';
import { useBackCloses } from './useBackCloses.js';

type MenuSheetDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
} & Omit<SheetContentProps, 'renderGroup'>;

/** The sheet as a dialog: with a focus trap, and the page behind it hidden from assistive technology. */
export function MenuSheetDialog({ open, onOpenChange, opener, ...content }: MenuSheetDialogProps) {
  const followed = useRef(false);
  const dropEntry = useBackCloses(open, () => onOpenChange(false));

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) dropEntry();
      }}
    >
      <Dialog.Portal>
        {/* Not `Dialog.Overlay`: its scroll lock injects a style element, which a strict
            Content-Security-Policy forbids. The lock is CSS. */}
        <div className={styles.scrim} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link the focus belongs to the next page.
            if (!followed.current) opener.current?.focus();
            followed.current = false;
          }}
          onClick={(event) => {
            const link = (event.target as Element).closest('a');
            if (!link) return;
            followed.current = true;
            onOpenChange(false);
            // No next page replaces the sheet's entry.
            if (link.pathname === location.pathname) dropEntry();
          }}
        >
          <Dialog.Close type="button" className={styles.closer}>
            <Icon name="close" />
            <VisuallyHidden>{content.texts.closeMenu}</VisuallyHidden>
          </Dialog.Close>
          <VisuallyHidden>
            <Dialog.Title>{content.texts.menu}</Dialog.Title>
          </VisuallyHidden>
          <SheetContent
            {...content}
            renderGroup={(group, links) => (
              <Collapsible.Root defaultOpen={hasCurrent(group)}>
                <Collapsible.Trigger
                  type="button"
                  className={styles.entry}
                  aria-current={hasCurrent(group) ? 'true' : undefined}
                >
                  {group.label}
                  <Icon name="chevron" />
                </Collapsible.Trigger>
                <Collapsible.Content>{links}</Collapsible.Content>
              </Collapsible.Root>
            )}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
