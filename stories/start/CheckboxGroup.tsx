import { fieldId, Icon, Stack, Text } from '@advisor/ui';

const rooms = [
  { value: 'reading', label: 'A reading room' },
  { value: 'children', label: 'A corner for children' },
  { value: 'archive', label: 'An archive' },
];

type CheckboxGroupProps = {
  /** The error message, as a sentence. */
  issue?: string;
};

/** Boxes of one name. A browser cannot require one of them, so the form checks it when it is sent. */
export function CheckboxGroup({ issue }: CheckboxGroupProps) {
  return (
    <div
      role="group"
      aria-labelledby="rooms-label"
      aria-describedby={issue ? 'rooms-issue' : undefined}
    >
      <Stack space={2}>
        <Text id="rooms-label">
          <strong>Which rooms does your library have?</strong>
        </Text>
        {rooms.map(({ value, label }, at) => (
          <Text key={value} as="div">
            <label>
              <input
                type="checkbox"
                name="rooms"
                value={value}
                // The links of a FormNotice lead to the first box.
                id={at === 0 ? fieldId('rooms') : undefined}
                aria-invalid={!!issue}
              />{' '}
              {label}
            </label>
          </Text>
        ))}
        {issue && (
          <Text id="rooms-issue" size="small">
            <Icon name="alert" /> {issue}
          </Text>
        )}
      </Stack>
    </div>
  );
}
