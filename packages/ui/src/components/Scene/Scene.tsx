import { isValidElement, type ReactNode } from 'react';
import { logErrorIfUnknown, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Shapes } from '../Figure/Shapes.js';
import { Heading } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import * as styles from './Scene.css.js';
import { anchors, scenes } from './scenes.js';

export type SceneCaption = {
  /** Heading (h3) of the place. */
  title?: ReactNode;
  /** What happens there, in one or two sentences. */
  text: ReactNode;
};

export interface SceneBaseProps extends ElementProps<HTMLElement> {
  /** The section's heading (h2). */
  title: ReactNode;
  /** The sentence below the heading. */
  note?: ReactNode;
}

export type SceneProps = SceneBaseProps &
  (
    | {
        /** The drawing, which decides the layout. */
        name: 'handover';
        /** Three captions, in the order of the drawing from left to right. */
        captions: readonly [SceneCaption, SceneCaption, SceneCaption];
        children?: never;
      }
    | {
        name: 'circle';
        /** Two captions, beside the drawing. */
        captions: readonly [SceneCaption, SceneCaption];
        children?: never;
      }
    | {
        name: 'conversation';
        /** `ServiceCards` with the variant `wall`, one on each side of the door. */
        children: ReactNode;
        captions?: never;
      }
  );

/** A full-width illustration with captions placed in it. Once a page. */
export function Scene({ name, title, note, captions, children, ...element }: SceneProps) {
  logErrorIfUnknown('Scene', scenes, name);
  logErrorUnless(
    () => name !== 'conversation' || (isValidElement(children) && children.type !== Text),
    'Scene: `conversation` has cards on its wall. Pass `ServiceCards` of the variant `wall`.',
  );
  const { viewBox, fit, groups } = scenes[name] ?? { groups: [] };
  const List = name === 'handover' ? 'ol' : 'ul';
  return (
    <section {...element} className={classes(styles.scene, styles.background[name])}>
      <div className={classes(styles.head, styles.header[name])}>
        <Heading level={2}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children ? (
        <div className={classes(styles.captions, styles.captionList[name])}>{children}</div>
      ) : (
        <List className={classes(styles.captions, styles.captionList[name])}>
          {captions?.map((caption, index) => (
            <li key={index} className={classes(styles.caption, styles.captionItem[name])}>
              {name === 'handover' && <Door index={index} />}
              {caption.title && <Heading level={3}>{caption.title}</Heading>}
              <div>{caption.text}</div>
            </li>
          ))}
        </List>
      )}
      {name !== 'handover' && (
        <svg
          className={classes(styles.drawing, styles.drawingIn[name])}
          viewBox={viewBox}
          preserveAspectRatio={fit}
          aria-hidden="true"
        >
          {groups.map((group, index) => (
            <g
              key={index}
              transform={group.transform}
              className={group.narrowShift && styles.narrowShift[group.narrowShift]}
            >
              <Shapes shapes={group.shapes} />
            </g>
          ))}
        </svg>
      )}
    </section>
  );
}

/** One door of `handover`; the first has the common floor line. */
function Door({ index }: { index: number }) {
  const { viewBox, groups, places = 1 } = scenes.handover;
  const [, top, width, height] = viewBox.split(' ').map(Number);
  const { gap } = anchors.handover;
  const place = (width! + gap) / places;
  const [floor, ...doors] = groups;
  const door = doors[index]!;
  return (
    <svg
      className={styles.door}
      viewBox={[Math.round(index * place), top, Math.round(place - gap), height].join(' ')}
      aria-hidden="true"
    >
      {index === 0 && <Shapes shapes={floor!.shapes} />}
      <g transform={door.transform}>
        <Shapes shapes={door.shapes} />
      </g>
    </svg>
  );
}
