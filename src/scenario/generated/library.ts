// Generated from scenarios/ by `npm run generate`; do not edit.
export const LIBRARY: readonly {
  readonly name: string;
  readonly group: string;
  readonly summary: string;
  readonly text: string;
}[] = [
 {
  "name": "error-authentication-failed",
  "group": "errors",
  "summary": "A login with a wrong password, AUTHENTICATION_FAILED; then with the right one.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-authentication-failed\nsummary: A login with a wrong password, AUTHENTICATION_FAILED; then with the right one.\ngroup: errors\nfixture: duo\n\nwith:\n  users: { ann: { password: two minutes } }\n\nsteps:\n  - call: fetch-api-key\n    with: { username: $user:ann.delivery_email, password: three minutes }\n    status: 401\n    expect: { error: AUTHENTICATION_FAILED }\n  - call: fetch-api-key\n    with: { username: $user:ann.delivery_email, password: two minutes }\n    expect: { email: $user:ann.delivery_email }\n"
 },
 {
  "name": "error-bad-event-queue-id",
  "group": "errors",
  "summary": "A poll of a queue that the server does not have, BAD_EVENT_QUEUE_ID; the client registers again.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-bad-event-queue-id\nsummary: A poll of a queue that the server does not have, BAD_EVENT_QUEUE_ID; the client registers again.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ann\n    call: get-events\n    with: { queue_id: fb67bf8a-c031-47cc-84cf-ed80accacda8, last_event_id: -1 }\n    expect:\n      {\n        error: BAD_EVENT_QUEUE_ID,\n        queue_id: fb67bf8a-c031-47cc-84cf-ed80accacda8,\n      }\n  - as: ann\n    call: register-queue\n    keep: registered\n  - as: ann\n    call: get-events\n    with:\n      { queue_id: $registered.queue_id, last_event_id: -1, dont_block: true }\n    expect: { events: [] }\n"
 },
 {
  "name": "error-bad-image",
  "group": "errors",
  "summary": "An emoji that is no image, BAD_IMAGE.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-bad-image\nsummary: An emoji that is no image, BAD_IMAGE.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ann\n    call: upload-custom-emoji\n    with: { emoji_name: kettle }\n    file: { name: kettle.png, type: image/png, bytes: 64 }\n    expect: { error: BAD_IMAGE }\n"
 },
 {
  "name": "error-bad-narrow",
  "group": "errors",
  "summary": "A search for something that cannot be searched for, BAD_NARROW.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-bad-narrow\nsummary: A search for something that cannot be searched for, BAD_NARROW.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ann\n    call: get-messages\n    with:\n      anchor: newest\n      num_before: 10\n      num_after: 0\n      narrow: [{ operator: colour, operand: green }]\n    expect: { error: BAD_NARROW }\n"
 },
 {
  "name": "error-bad-request",
  "group": "errors",
  "summary": "A request that the server understands and refuses, BAD_REQUEST, here for want of a topic.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-bad-request\nsummary: A request that the server understands and refuses, BAD_REQUEST, here for want of a topic.\ngroup: errors\nfixture: duo\n\n# By far the most frequent code. Only the text tells its cases apart; a rule picks one by the name of its example.\nrules:\n  - on: get-user\n    when: { caller: ben }\n    times: 1\n    then: { error: { code: BAD_REQUEST, example: unknown-user } }\n\nsteps:\n  - note: For real, a message to a stream without a topic.\n    as: ann\n    call: send-message\n    with: { type: stream, to: general, content: Where does this go? }\n    expect: { error: BAD_REQUEST, msg: Missing topic }\n  - note: By a rule, a user who is there all the time.\n    as: ben\n    call: get-user\n    with: { user_id: $user:ann }\n    expect: { error: BAD_REQUEST, msg: No such user }\n  - as: ben\n    call: get-user\n    with: { user_id: $user:ann }\n    expect: { user: { full_name: Ann Solberg } }\n"
 },
 {
  "name": "error-cannot-deactivate-last-user",
  "group": "errors",
  "summary": "The only user wants to leave, CANNOT_DEACTIVATE_LAST_USER.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-cannot-deactivate-last-user\nsummary: The only user wants to leave, CANNOT_DEACTIVATE_LAST_USER.\ngroup: errors\nfixture: solo\n\nsteps:\n  - as: ann\n    call: deactivate-own-user\n    expect:\n      { error: CANNOT_DEACTIVATE_LAST_USER, entity: user, is_last_owner: false }\n  - note: Nothing has changed.\n    as: ann\n    call: get-own-user\n    expect: { is_active: true }\n"
 },
 {
  "name": "error-move-messages-time-limit-exceeded",
  "group": "errors",
  "summary": "A topic that is too old to be moved whole, MOVE_MESSAGES_TIME_LIMIT_EXCEEDED, with what still may be moved.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-move-messages-time-limit-exceeded\nsummary: A topic that is too old to be moved whole, MOVE_MESSAGES_TIME_LIMIT_EXCEEDED, with what still may be moved.\ngroup: errors\nfixture: lighthouse\n\nrules:\n  - on: update-message\n    when: { caller: noor }\n    then: { error: MOVE_MESSAGES_TIME_LIMIT_EXCEEDED }\n\nsteps:\n  - as: noor\n    call: update-message\n    with:\n      { message_id: $message:pony, topic: indexes, propagate_mode: change_all }\n    expect:\n      error: MOVE_MESSAGES_TIME_LIMIT_EXCEEDED\n      total_messages_in_topic: { absent: false }\n      total_messages_allowed_to_move: { absent: false }\n      first_message_id_allowed_to_move: { absent: false }\n"
 },
 {
  "name": "error-nonexistent-subdomain",
  "group": "errors",
  "summary": "A login to an organization that the server does not host, NONEXISTENT_SUBDOMAIN.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-nonexistent-subdomain\nsummary: A login to an organization that the server does not host, NONEXISTENT_SUBDOMAIN.\ngroup: errors\nfixture: duo\n\nrules:\n  - on: fetch-api-key\n    then: { error: NONEXISTENT_SUBDOMAIN }\n\nsteps:\n  - call: fetch-api-key\n    with: { username: $user:ann.delivery_email, password: two minutes }\n    status: 404\n    expect: { error: NONEXISTENT_SUBDOMAIN }\n"
 },
 {
  "name": "error-password-auth-disabled",
  "group": "errors",
  "summary": "A login by password where the organization allows none, PASSWORD_AUTH_DISABLED.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-password-auth-disabled\nsummary: A login by password where the organization allows none, PASSWORD_AUTH_DISABLED.\ngroup: errors\nfixture: duo\n\nwith:\n  server: { password_auth_enabled: false }\n  users: { ann: { password: two minutes } }\n\nsteps:\n  - call: get-server-settings\n    expect: { authentication_methods: { password: false } }\n  - call: fetch-api-key\n    with: { username: $user:ann.delivery_email, password: two minutes }\n    status: 401\n    expect: { error: PASSWORD_AUTH_DISABLED }\n"
 },
 {
  "name": "error-password-reset-required",
  "group": "errors",
  "summary": "A login with a password that the server no longer takes, PASSWORD_RESET_REQUIRED.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-password-reset-required\nsummary: A login with a password that the server no longer takes, PASSWORD_RESET_REQUIRED.\ngroup: errors\nfixture: duo\n\nrules:\n  - on: fetch-api-key\n    then: { error: PASSWORD_RESET_REQUIRED }\n\nsteps:\n  - call: fetch-api-key\n    with: { username: $user:ann.delivery_email, password: two minutes }\n    status: 401\n    expect: { error: PASSWORD_RESET_REQUIRED }\n"
 },
 {
  "name": "error-rate-limit-hit",
  "group": "errors",
  "summary": "Too many requests, RATE_LIMIT_HIT with status 429; the client waits as long as it is told.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-rate-limit-hit\nsummary: Too many requests, RATE_LIMIT_HIT with status 429; the client waits as long as it is told.\ngroup: errors\nfixture: duo\n\nwith:\n  server: { rate_limit_per_minute: 2 }\n\nsteps:\n  - as: ann\n    call: get-own-user\n    headers: { X-RateLimit-Limit: \"2\", X-RateLimit-Remaining: \"1\" }\n  - as: ann\n    call: get-own-user\n    headers: { X-RateLimit-Remaining: \"0\" }\n  - as: ann\n    call: get-own-user\n    status: 429\n    headers: { Retry-After: \"60\" }\n    expect: { error: RATE_LIMIT_HIT, retry-after: 60 }\n  - note: Others have an allowance of their own.\n    as: ben\n    call: get-own-user\n  - advance: 60s\n  - as: ann\n    call: get-own-user\n"
 },
 {
  "name": "error-reaction-already-exists",
  "group": "errors",
  "summary": "The same reaction twice, REACTION_ALREADY_EXISTS; a double click, or a retry after a lost answer.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-reaction-already-exists\nsummary: The same reaction twice, REACTION_ALREADY_EXISTS; a double click, or a retry after a lost answer.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ben\n    call: add-reaction\n    with: { message_id: $message:Two minutes, emoji_name: tea }\n  - as: ben\n    call: add-reaction\n    with: { message_id: $message:Two minutes, emoji_name: tea }\n    expect: { error: REACTION_ALREADY_EXISTS }\n"
 },
 {
  "name": "error-reaction-does-not-exist",
  "group": "errors",
  "summary": "Taking back a reaction that is not there, REACTION_DOES_NOT_EXIST.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-reaction-does-not-exist\nsummary: Taking back a reaction that is not there, REACTION_DOES_NOT_EXIST.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ben\n    call: remove-reaction\n    with: { message_id: $message:Two minutes, emoji_name: tea }\n    expect: { error: REACTION_DOES_NOT_EXIST }\n"
 },
 {
  "name": "error-realm-deactivated",
  "group": "errors",
  "summary": "A login to an organization that has ended, REALM_DEACTIVATED.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-realm-deactivated\nsummary: A login to an organization that has ended, REALM_DEACTIVATED.\ngroup: errors\nfixture: duo\n\nwith:\n  users: { ann: { password: two minutes } }\n\nsteps:\n  - do: { deactivate-realm: true }\n  - call: fetch-api-key\n    with: { username: $user:ann.delivery_email, password: two minutes }\n    status: 401\n    expect: { error: REALM_DEACTIVATED }\n  - as: ann\n    call: get-own-user\n    status: 401\n    expect: { error: UNAUTHORIZED, msg: This organization has been deactivated }\n"
 },
 {
  "name": "error-realm-upload-quota",
  "group": "errors",
  "summary": "A file that the organization has no room for, REALM_UPLOAD_QUOTA.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-realm-upload-quota\nsummary: A file that the organization has no room for, REALM_UPLOAD_QUOTA.\ngroup: errors\nfixture: duo\n\nwith:\n  server: { upload_quota_bytes: 1000 }\n\nsteps:\n  - as: ann\n    call: upload-file\n    file: { name: kettle.png, type: image/png, bytes: 1000 }\n    expect: { uri: { matches: \"^/user_uploads/2/\" } }\n  - as: ann\n    call: upload-file\n    file: { name: cup.png, type: image/png, bytes: 1 }\n    expect:\n      {\n        error: REALM_UPLOAD_QUOTA,\n        msg: Upload would exceed your organization's upload quota.,\n      }\n"
 },
 {
  "name": "error-request-confusing-var",
  "group": "errors",
  "summary": "A parameter and its old name at once, REQUEST_CONFUSING_VAR.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-request-confusing-var\nsummary: A parameter and its old name at once, REQUEST_CONFUSING_VAR.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ann\n    call: send-message\n    with:\n      { type: stream, to: general, topic: tea, subject: coffee, content: Both? }\n    expect:\n      { error: REQUEST_CONFUSING_VAR, var_name1: topic, var_name2: subject }\n"
 },
 {
  "name": "error-request-too-large",
  "group": "errors",
  "summary": "A body that the server does not read to its end, REQUEST_TOO_LARGE with status 413.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-request-too-large\nsummary: A body that the server does not read to its end, REQUEST_TOO_LARGE with status 413.\ngroup: errors\nfixture: duo\n\nrules:\n  - on: upload-custom-emoji\n    then: { error: REQUEST_TOO_LARGE }\n\nsteps:\n  - as: ann\n    call: upload-custom-emoji\n    with: { emoji_name: kettle }\n    file: { name: kettle.png, bytes: 1000 }\n    status: 413\n    expect: { error: REQUEST_TOO_LARGE }\n"
 },
 {
  "name": "error-request-variable-invalid",
  "group": "errors",
  "summary": "A number that cannot be one, REQUEST_VARIABLE_INVALID.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-request-variable-invalid\nsummary: A number that cannot be one, REQUEST_VARIABLE_INVALID.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ann\n    call: get-messages\n    with: { anchor: newest, num_before: some, num_after: 0 }\n    expect:\n      { error: REQUEST_VARIABLE_INVALID, var_name: num_before, bad_value: some }\n"
 },
 {
  "name": "error-request-variable-missing",
  "group": "errors",
  "summary": "A required parameter is absent, REQUEST_VARIABLE_MISSING.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-request-variable-missing\nsummary: A required parameter is absent, REQUEST_VARIABLE_MISSING.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ann\n    call: send-message\n    with: { type: stream, to: general, topic: empty }\n    expect:\n      {\n        error: REQUEST_VARIABLE_MISSING,\n        msg: Missing 'content' argument,\n        var_name: content,\n      }\n"
 },
 {
  "name": "error-stream-does-not-exist",
  "group": "errors",
  "summary": "A message to a stream that is not there, STREAM_DOES_NOT_EXIST, named once by its name and once by its id.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-stream-does-not-exist\nsummary: A message to a stream that is not there, STREAM_DOES_NOT_EXIST, named once by its name and once by its id.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ann\n    call: send-message\n    with:\n      { type: stream, to: attic, topic: boxes, content: Is anybody up there? }\n    expect:\n      {\n        error: STREAM_DOES_NOT_EXIST,\n        msg: Stream 'attic' does not exist,\n        stream: attic,\n      }\n  - as: ann\n    call: send-message\n    with: { type: stream, to: 404, topic: boxes, content: Is anybody up there? }\n    expect:\n      {\n        error: STREAM_DOES_NOT_EXIST,\n        msg: Stream with ID '404' does not exist,\n        stream: \"404\",\n        stream_id: 404,\n      }\n"
 },
 {
  "name": "error-stream-wildcard-mention-not-allowed",
  "group": "errors",
  "summary": "A mention of everybody in a large stream, STREAM_WILDCARD_MENTION_NOT_ALLOWED.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-stream-wildcard-mention-not-allowed\nsummary: A mention of everybody in a large stream, STREAM_WILDCARD_MENTION_NOT_ALLOWED.\ngroup: errors\nfixture: lighthouse\n\nwith:\n  settings: { wildcard_mention_policy: 5 } # administrators\n\nsteps:\n  - note: More than 15 people read general, so the policy counts.\n    as: noor\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: general,\n        topic: fire drill,\n        content: \"@**all** on deck!\",\n      }\n    expect: { error: STREAM_WILDCARD_MENTION_NOT_ALLOWED }\n  - note: In a small stream anybody may.\n    as: gus\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: island school,\n        topic: trips,\n        content: \"@**all** bring boots.\",\n      }\n  - note: So may an administrator anywhere.\n    as: iris\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: general,\n        topic: fire drill,\n        content: \"@**all** on deck!\",\n      }\n"
 },
 {
  "name": "error-topic-wildcard-mention-not-allowed",
  "group": "errors",
  "summary": "A mention of a whole topic that many take part in, TOPIC_WILDCARD_MENTION_NOT_ALLOWED.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-topic-wildcard-mention-not-allowed\nsummary: A mention of a whole topic that many take part in, TOPIC_WILDCARD_MENTION_NOT_ALLOWED.\ngroup: errors\nfixture: lighthouse\n\n# The real condition needs a topic with more than 15 participants; the rule has it at hand.\nrules:\n  - on: send-message\n    when: { caller: noor, params: { content: { contains: \"@**topic**\" } } }\n    times: 1\n    then: { error: TOPIC_WILDCARD_MENTION_NOT_ALLOWED }\n\nsteps:\n  - as: noor\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: general,\n        topic: a visit,\n        content: \"@**topic** who comes along?\",\n      }\n    expect: { error: TOPIC_WILDCARD_MENTION_NOT_ALLOWED }\n  - note: The client drops the mention, and all is well.\n    as: noor\n    call: send-message\n    with:\n      { type: stream, to: general, topic: a visit, content: Who comes along? }\n"
 },
 {
  "name": "error-unauthorized",
  "group": "errors",
  "summary": "Credentials that fail in each way there is, UNAUTHORIZED with status 401.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-unauthorized\nsummary: Credentials that fail in each way there is, UNAUTHORIZED with status 401.\ngroup: errors\nfixture: duo\n\nsteps:\n  - note: None at all.\n    call: get-own-user\n    status: 401\n    headers: { WWW-Authenticate: { contains: Basic } }\n    expect: { error: UNAUTHORIZED, msg: { contains: Not logged in } }\n  - note: A key that cannot be one.\n    as: ann\n    key: too-short\n    call: get-own-user\n    status: 401\n    expect: { error: UNAUTHORIZED, msg: Malformed API key }\n  - note: A key that nobody has, such as one from before it was changed.\n    as: ann\n    key: abcdefghijklmnopqrstuvwxyz012345\n    call: get-own-user\n    status: 401\n    expect: { error: UNAUTHORIZED, msg: Invalid API key }\n"
 },
 {
  "name": "error-unauthorized-principal",
  "group": "errors",
  "summary": "A member does what only administrators may, UNAUTHORIZED_PRINCIPAL.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-unauthorized-principal\nsummary: A member does what only administrators may, UNAUTHORIZED_PRINCIPAL.\ngroup: errors\nfixture: duo\n\nsteps:\n  - as: ben\n    call: create-custom-profile-field\n    with: { name: Favourite kettle, field_type: 1 }\n    expect:\n      {\n        error: UNAUTHORIZED_PRINCIPAL,\n        msg: Must be an organization administrator,\n      }\n  - note: The right comes before the parameters.\n    as: ben\n    call: create-custom-profile-field\n    expect: { error: UNAUTHORIZED_PRINCIPAL }\n"
 },
 {
  "name": "error-user-deactivated",
  "group": "errors",
  "summary": "A login to an account that has ended, USER_DEACTIVATED.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: error-user-deactivated\nsummary: A login to an account that has ended, USER_DEACTIVATED.\ngroup: errors\nfixture: duo\n\nwith:\n  users: { ben: { password: two minutes } }\n\nsteps:\n  - as: ann\n    call: deactivate-user\n    with: { user_id: $user:ben }\n  - call: fetch-api-key\n    with: { username: $user:ben.delivery_email, password: two minutes }\n    status: 401\n    expect: { error: USER_DEACTIVATED }\n  - note: With a key that was given before, the code is another.\n    as: ben\n    call: get-own-user\n    status: 401\n    expect: { error: UNAUTHORIZED, msg: Account is deactivated }\n"
 },
 {
  "name": "state-administrator-cannot-deactivate-last-owner",
  "group": "states",
  "summary": "The only owner cannot be deactivated through administration either, not even by himself.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-administrator-cannot-deactivate-last-owner\nsummary: The only owner cannot be deactivated through administration either, not even by himself.\ngroup: states\nfixture: duo\n\nwith:\n  users: { ben: { role: administrator } }\n\nsteps:\n  - as: ann\n    call: deactivate-user\n    with: { user_id: $user:ann }\n    expect:\n      { error: BAD_REQUEST, msg: Cannot deactivate the only organization owner }\n  - note: Somebody who is no owner may not end an owner at all.\n    as: ben\n    call: deactivate-user\n    with: { user_id: $user:ann }\n    expect: { error: UNAUTHORIZED_PRINCIPAL }\n  - as: ann\n    call: get-own-user\n    expect: { is_active: true }\n"
 },
 {
  "name": "state-administrator-deactivates-user",
  "group": "states",
  "summary": "An administrator ends somebody else's account.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-administrator-deactivates-user\nsummary: An administrator ends somebody else's account.\ngroup: states\nfixture: lighthouse\n\nsteps:\n  - as: iris\n    call: deactivate-user\n    with: { user_id: $user:kofi }\n  - events: noor\n    of: realm_user\n    expect: [{ op: update, person: { user_id: $user:kofi, is_active: false } }]\n  - note: A member may not.\n    as: noor\n    call: deactivate-user\n    with: { user_id: $user:elin }\n    expect: { error: BAD_REQUEST, msg: Insufficient permission }\n"
 },
 {
  "name": "state-all-messages-read",
  "group": "states",
  "summary": "All unread messages are marked as read at once.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-all-messages-read\nsummary: All unread messages are marked as read at once.\ngroup: states\nfixture: lighthouse\n\nsteps:\n  - as: noor\n    call: mark-all-as-read\n    expect: { complete: true }\n  - events: noor\n    of: update_message_flags\n    expect: [{ op: add, flag: read, all: true }]\n  - as: noor\n    call: get-messages\n    with:\n      {\n        anchor: newest,\n        num_before: 10,\n        num_after: 0,\n        narrow: [{ operator: is, operand: unread }],\n      }\n    expect: { messages: [] }\n"
 },
 {
  "name": "state-event-queue-deleted",
  "group": "states",
  "summary": "A client says goodbye to its event queue, and once more by mistake.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-event-queue-deleted\nsummary: A client says goodbye to its event queue, and once more by mistake.\ngroup: states\nfixture: duo\n\nsteps:\n  - as: ann\n    call: register-queue\n    keep: registered\n  - as: ann\n    call: delete-queue\n    with: { queue_id: $registered.queue_id }\n  - note: The second goodbye finds nothing.\n    as: ann\n    call: delete-queue\n    with: { queue_id: $registered.queue_id }\n    expect: { error: BAD_EVENT_QUEUE_ID, queue_id: $registered.queue_id }\n"
 },
 {
  "name": "state-event-queue-unknown",
  "group": "states",
  "summary": "A client says goodbye to an event queue that there never was, or that is somebody else's.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-event-queue-unknown\nsummary: A client says goodbye to an event queue that there never was, or that is somebody else's.\ngroup: states\nfixture: duo\n\nsteps:\n  - as: ann\n    call: delete-queue\n    with: { queue_id: fb67bf8a-c031-47cc-84cf-ed80accacda8 }\n    expect:\n      {\n        error: BAD_EVENT_QUEUE_ID,\n        queue_id: fb67bf8a-c031-47cc-84cf-ed80accacda8,\n      }\n  - as: ben\n    call: register-queue\n    keep: his\n  - as: ann\n    call: delete-queue\n    with: { queue_id: $his.queue_id }\n    expect: { error: BAD_EVENT_QUEUE_ID }\n  - note: Ben's queue is still there.\n    as: ben\n    call: get-events\n    with: { queue_id: $his.queue_id, last_event_id: -1, dont_block: true }\n"
 },
 {
  "name": "state-last-owner-stays",
  "group": "states",
  "summary": "The only owner wants to leave and must stay.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-last-owner-stays\nsummary: The only owner wants to leave and must stay.\ngroup: states\nfixture: duo\n\nsteps:\n  - as: ann\n    call: deactivate-own-user\n    expect:\n      error: CANNOT_DEACTIVATE_LAST_USER\n      msg: Cannot deactivate the only organization owner.\n      entity: organization owner\n      is_last_owner: true\n  - as: ann\n    call: get-own-user\n    expect: { is_active: true }\n  - events: ben\n    expect: []\n"
 },
 {
  "name": "state-scheduled-message-deleted",
  "group": "states",
  "summary": "A message that was to be sent later is called off.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-scheduled-message-deleted\nsummary: A message that was to be sent later is called off.\ngroup: states\nfixture: lighthouse\n\nsteps:\n  - as: noor\n    call: delete-scheduled-message\n    with: { scheduled_message_id: $scheduled:Happy birthday }\n  - events: noor\n    of: scheduled_messages\n    expect: [{ op: remove }]\n  - note: Two days later it has not been sent.\n    advance: 2d\n  - events: yuki\n    of: message\n    expect:\n      {\n        contains:\n          { message: { content: { contains: Salt is in the yellow box } } },\n      }\n"
 },
 {
  "name": "state-scheduled-message-unknown",
  "group": "states",
  "summary": "Calling off a message that is not there, with status 404.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-scheduled-message-unknown\nsummary: Calling off a message that is not there, with status 404.\ngroup: states\nfixture: duo\n\nsteps:\n  - as: ann\n    call: delete-scheduled-message\n    with: { scheduled_message_id: 404 }\n    status: 404\n    expect: { error: BAD_REQUEST, msg: Scheduled message does not exist }\n"
 },
 {
  "name": "state-stream-becomes-default",
  "group": "states",
  "summary": "New users are added to a stream by default, and then no longer.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-stream-becomes-default\nsummary: New users are added to a stream by default, and then no longer.\ngroup: states\nfixture: lighthouse\n\nsteps:\n  - as: iris\n    call: update-stream\n    with: { stream_id: $stream:galley, is_default_stream: true }\n  - events: noor\n    of: default_streams\n    expect: [{ default_streams: { contains: { name: galley } } }]\n  - as: iris\n    call: update-stream\n    with: { stream_id: $stream:galley, is_default_stream: false }\n  - events: noor\n    of: default_streams\n    expect: [{}]\n"
 },
 {
  "name": "state-stream-becomes-private",
  "group": "states",
  "summary": "An administrator closes a public stream.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-stream-becomes-private\nsummary: An administrator closes a public stream.\ngroup: states\nfixture: lighthouse\n\nsteps:\n  - as: iris\n    call: update-stream\n    with: { stream_id: $stream:engine room, is_private: true }\n  - note: Who is in it is told of the change; who was not loses sight of it.\n    events: noor\n    of: stream\n    expect:\n      [{ op: update, property: invite_only, value: true, name: engine room }]\n  - as: wei\n    call: send-message\n    with: { type: stream, to: engine room, topic: oil, content: May I still? }\n    expect:\n      {\n        error: BAD_REQUEST,\n        msg: Not authorized to send to stream 'engine room',\n      }\n"
 },
 {
  "name": "state-stream-becomes-public",
  "group": "states",
  "summary": "An administrator who is in a private stream opens it; one who is not in it cannot.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-stream-becomes-public\nsummary: An administrator who is in a private stream opens it; one who is not in it cannot.\ngroup: states\nfixture: lighthouse\n\nsteps:\n  - as: ravi\n    call: update-stream\n    with: { stream_id: $stream:payroll, is_private: false }\n    expect: { error: BAD_REQUEST }\n  - as: ada\n    call: update-stream\n    with: { stream_id: $stream:payroll, is_private: false }\n  - as: noor\n    call: get-streams\n    expect: { streams: { contains: { name: payroll, invite_only: false } } }\n"
 },
 {
  "name": "state-stream-becomes-web-public",
  "group": "states",
  "summary": "A stream is opened to the whole web, and closed again.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-stream-becomes-web-public\nsummary: A stream is opened to the whole web, and closed again.\ngroup: states\nfixture: lighthouse\n\nsteps:\n  - as: ada\n    call: update-stream\n    with: { stream_id: $stream:departures, is_web_public: true }\n  - as: noor\n    call: get-stream-by-id\n    with: { stream_id: $stream:departures }\n    expect: { stream: { is_web_public: true } }\n  - as: ada\n    call: update-stream\n    with: { stream_id: $stream:departures, is_web_public: false }\n  - as: noor\n    call: get-stream-by-id\n    with: { stream_id: $stream:departures }\n    expect: { stream: { is_web_public: false, invite_only: false } }\n"
 },
 {
  "name": "state-stream-messages-read",
  "group": "states",
  "summary": "The unread messages of one stream are marked as read, those of others are not.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-stream-messages-read\nsummary: The unread messages of one stream are marked as read, those of others are not.\ngroup: states\nfixture: duo\n\nwith:\n  users: { ben: { read_until: -3d } }\n\nsteps:\n  - as: ben\n    call: mark-stream-as-read\n    with: { stream_id: $stream:general }\n  - events: ben\n    of: update_message_flags\n    expect: [{ op: add, flag: read, all: false }]\n  - as: ben\n    call: get-messages\n    with:\n      {\n        anchor: newest,\n        num_before: 10,\n        num_after: 0,\n        narrow: [{ operator: is, operand: unread }],\n      }\n    expect: { messages: { contains: { display_recipient: kettle } } }\n"
 },
 {
  "name": "state-typing-expires",
  "group": "states",
  "summary": "Somebody types and goes away; nobody says so, the receiving client has to notice by itself.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-typing-expires\nsummary: Somebody types and goes away; nobody says so, the receiving client has to notice by itself.\ngroup: states\nfixture: duo\n\n# 45 seconds after the last start the indicator is to vanish (server_typing_started_expiry_period_milliseconds).\nsteps:\n  - as: ann\n    call: register-queue\n    expect: { server_typing_started_expiry_period_milliseconds: 45000 }\n  - as: ben\n    call: set-typing-status\n    with: { op: start, type: direct, to: [$user:ann] }\n  - events: ann\n    of: typing\n    expect: [{ op: start }]\n  - advance: 5m\n  - note: No stop comes.\n    events: ann\n    of: typing\n    expect: []\n"
 },
 {
  "name": "state-typing-starts",
  "group": "states",
  "summary": "Somebody begins to type, and the other one sees it.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-typing-starts\nsummary: Somebody begins to type, and the other one sees it.\ngroup: states\nfixture: duo\n\nsteps:\n  - as: ben\n    call: set-typing-status\n    with: { op: start, type: direct, to: [$user:ann] }\n  - events: ann\n    of: typing\n    expect:\n      [{ op: start, message_type: direct, sender: { user_id: $user:ben } }]\n"
 },
 {
  "name": "state-typing-stops",
  "group": "states",
  "summary": "Somebody types and thinks better of it.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-typing-stops\nsummary: Somebody types and thinks better of it.\ngroup: states\nfixture: duo\n\nsteps:\n  - as: ben\n    call: set-typing-status\n    with: { op: start, type: direct, to: [$user:ann] }\n  - advance: 5s\n  - as: ben\n    call: set-typing-status\n    with: { op: stop, type: direct, to: [$user:ann] }\n  - events: ann\n    of: typing\n    expect: [{ op: start }, { op: stop }]\n"
 },
 {
  "name": "state-user-deactivates-own-account",
  "group": "states",
  "summary": "A user leaves, which is allowed while another owner and another user remain.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: state-user-deactivates-own-account\nsummary: A user leaves, which is allowed while another owner and another user remain.\ngroup: states\nfixture: duo\n\nsteps:\n  - as: ben\n    call: deactivate-own-user\n  - note: The others are told.\n    events: ann\n    of: realm_user\n    expect: [{ op: update, person: { user_id: $user:ben, is_active: false } }]\n  - note: The key no longer works.\n    as: ben\n    call: get-own-user\n    status: 401\n    expect: { error: UNAUTHORIZED, msg: Account is deactivated }\n  - as: ann\n    call: get-user\n    with: { user_id: $user:ben }\n    expect: { user: { is_active: false } }\n"
 },
 {
  "name": "busy-realm",
  "group": "moments",
  "summary": "Messages, reactions and typing of several people, every few seconds, for as long as the clock runs.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: busy-realm\nsummary: Messages, reactions and typing of several people, every few seconds, for as long as the clock runs.\ngroup: moments\nfixture: lighthouse\n\ntimeline:\n  - after: 1s\n    every: 4s\n    as: yuki\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: booking app,\n        topic: as always,\n        content: Another thought.,\n      }\n  - after: 3s\n    every: 7s\n    as: jonas\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: code review,\n        topic: many small ones,\n        content: \"Looks good, `merge` it.\",\n      }\n  - after: 2s\n    every: 5s\n    as: iris\n    call: set-typing-status\n    with: { op: start, type: direct, to: [$user:noor] }\n  - after: 10s\n    every: 30s\n    as: mika\n    call: send-message\n    with: { type: direct, to: [$user:noor], content: Are you coming? }\n\nsteps:\n  - advance: 1m\n  - events: noor\n    of: typing\n    expect: { contains: { op: start, sender: { user_id: $user:iris } } }\n  - events: noor\n    of: message\n    expect: { contains: { message: { content: <p>Are you coming?</p> } } }\n"
 },
 {
  "name": "deactivated-in-mid-session",
  "group": "moments",
  "summary": "An account is deactivated while its client is at work; the third message is refused with 401.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: deactivated-in-mid-session\nsummary: An account is deactivated while its client is at work; the third message is refused with 401.\ngroup: moments\nfixture: duo\n\nrules:\n  - on: send-message\n    when: { caller: ben }\n    after: 2\n    times: 1\n    then: { deactivate: ben }\n\nsteps:\n  - as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: One }\n  - as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: Two }\n  - as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: Three }\n    status: 401\n    expect: { error: UNAUTHORIZED, msg: Account is deactivated }\n  - events: ann\n    of: [message, realm_user]\n    expect:\n      [{ type: message }, { type: message }, { type: realm_user, op: update }]\n"
 },
 {
  "name": "email-changes",
  "group": "moments",
  "summary": "Somebody changes to another email, which holds once the link in an email is followed; then the old one is free.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: email-changes\nsummary: Somebody changes to another email, which holds once the link in an email is followed; then the old one is free.\ngroup: moments\nfixture: duo\n\nsteps:\n  - as: ben\n    call: update-settings\n    with: { email: benjamin@elsewhere.example }\n  - note: Until the link is followed nothing changes.\n    as: ben\n    call: get-own-user\n    expect: { delivery_email: $user:ben.delivery_email }\n  - do: { confirm-email: ben }\n  - events: ann\n    of: realm_user\n    expect:\n      - person:\n          user_id: $user:ben\n          delivery_email: benjamin@elsewhere.example\n      - person: { user_id: $user:ben, avatar_source: G }\n      - person: { user_id: $user:ben, new_email: benjamin@elsewhere.example }\n  - as: ben\n    call: get-own-user\n    expect:\n      {\n        email: benjamin@elsewhere.example,\n        delivery_email: benjamin@elsewhere.example,\n      }\n"
 },
 {
  "name": "emoji-too-large",
  "group": "moments",
  "summary": "A custom emoji is one byte larger than the server takes.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: emoji-too-large\nsummary: A custom emoji is one byte larger than the server takes.\ngroup: moments\nfixture: duo\n\nsteps:\n  - as: ann\n    call: upload-custom-emoji\n    with: { emoji_name: kettle }\n    file: { name: kettle.png, type: image/png, bytes: 5242881 }\n    expect:\n      {\n        error: BAD_REQUEST,\n        msg: Uploaded file is larger than the allowed limit of 5 MiB,\n      }\n"
 },
 {
  "name": "invalid-permission-combination",
  "group": "moments",
  "summary": "A public stream is to hide its history from newcomers, which only private ones can.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: invalid-permission-combination\nsummary: A public stream is to hide its history from newcomers, which only private ones can.\ngroup: moments\nfixture: lighthouse\n\nsteps:\n  - as: ada\n    call: update-stream\n    with:\n      {\n        stream_id: $stream:general,\n        is_private: false,\n        history_public_to_subscribers: false,\n      }\n    expect: { error: BAD_REQUEST }\n  - as: ada\n    call: update-stream\n    with: { stream_id: $stream:general, is_private: true, is_web_public: true }\n    expect: { error: BAD_REQUEST }\n  - events: noor\n    expect: []\n"
 },
 {
  "name": "last-owner",
  "group": "moments",
  "summary": "The last owner tries to leave, finds out why that cannot be, makes another owner and leaves.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: last-owner\nsummary: The last owner tries to leave, finds out why that cannot be, makes another owner and leaves.\ngroup: moments\nfixture: duo\n\nsteps:\n  - as: ann\n    call: deactivate-own-user\n    expect: { error: CANNOT_DEACTIVATE_LAST_USER, is_last_owner: true }\n  - as: ann\n    call: update-user\n    with: { user_id: $user:ben, role: 100 }\n  - as: ann\n    call: deactivate-own-user\n  - as: ben\n    call: deactivate-own-user\n    expect:\n      { error: CANNOT_DEACTIVATE_LAST_USER, entity: user, is_last_owner: false }\n"
 },
 {
  "name": "old-server-before-read-by-sender",
  "group": "moments",
  "summary": "The server is one level too old for read_by_sender; it ignores the parameter and says so.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: old-server-before-read-by-sender\nsummary: The server is one level too old for read_by_sender; it ignores the parameter and says so.\ngroup: moments\nfixture: lighthouse\nfeature_level: 235\n\nsteps:\n  - call: get-server-settings\n    expect: { zulip_feature_level: 235 }\n  - note: A client that looks at the level would not send it.\n    as: ada\n    call: send-message\n    with:\n      type: stream\n      to: general\n      topic: lunch\n      content: Soup today.\n      read_by_sender: false\n    expect:\n      { result: success, ignored_parameters_unsupported: [read_by_sender] }\n"
 },
 {
  "name": "old-server-mark-all-as-read",
  "group": "moments",
  "summary": "Marking all as read times out on an older server, which says partially_completed where newer ones say complete.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: old-server-mark-all-as-read\nsummary: Marking all as read times out on an older server, which says partially_completed where newer ones say complete.\ngroup: moments\nfixture: lighthouse\nfeature_level: 210\n\nrules:\n  - on: mark-all-as-read\n    when: { caller: noor }\n    times: 1\n    then: { partial: { batch: 5 } }\n\nsteps:\n  - as: noor\n    call: mark-all-as-read\n    expect: { result: partially_completed, msg: \"\", code: REQUEST_TIMEOUT }\n  - as: noor\n    call: mark-all-as-read\n    expect: { result: success, msg: \"\" }\n"
 },
 {
  "name": "old-server-typing",
  "group": "moments",
  "summary": "The server is one level too old for stream_id when typing; the stream is the only element of to.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: old-server-typing\nsummary: The server is one level too old for stream_id when typing; the stream is the only element of to.\ngroup: moments\nfixture: lighthouse\nfeature_level: 214\n\nsteps:\n  - as: noor\n    call: register-queue\n    with:\n      event_types: [typing]\n      client_capabilities:\n        { stream_typing_notifications: true, notification_settings_null: true }\n    keep: queue\n  - note: The newer form is refused.\n    as: ada\n    call: set-typing-status\n    with: { op: start, type: stream, stream_id: $stream:general, topic: lunch }\n    expect:\n      {\n        result: error,\n        code: REQUEST_VARIABLE_MISSING,\n        msg: Missing 'to' argument,\n        var_name: to,\n      }\n  - as: ada\n    call: set-typing-status\n    with: { op: start, type: stream, to: [$stream:general], topic: lunch }\n    expect: { result: success }\n  - as: ada\n    call: set-typing-status\n    with: { op: start, type: private, to: [$user:noor] }\n    expect: { result: success }\n  - as: noor\n    call: get-events\n    with: { queue_id: $queue.queue_id, last_event_id: -1, dont_block: true }\n    expect:\n      events:\n        - { type: typing, message_type: stream, topic: lunch }\n        - { type: typing, message_type: private }\n"
 },
 {
  "name": "only-user",
  "group": "moments",
  "summary": "The only user of an organization tries to leave.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: only-user\nsummary: The only user of an organization tries to leave.\ngroup: moments\nfixture: solo\n\nsteps:\n  - as: ann\n    call: deactivate-own-user\n    expect:\n      error: CANNOT_DEACTIVATE_LAST_USER\n      msg: Cannot deactivate the only user.\n      entity: user\n      is_last_owner: false\n"
 },
 {
  "name": "partial-mark-all-as-read",
  "group": "moments",
  "summary": "Marking all as read times out twice, then finishes; the client has to ask again until complete is true.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: partial-mark-all-as-read\nsummary: Marking all as read times out twice, then finishes; the client has to ask again until complete is true.\ngroup: moments\nfixture: lighthouse\n\nrules:\n  - on: mark-all-as-read\n    when: { caller: noor }\n    times: 2\n    then: { partial: { batch: 5 } }\n\nsteps:\n  - as: noor\n    call: mark-all-as-read\n    expect: { complete: false }\n  - as: noor\n    call: mark-all-as-read\n    expect: { complete: false }\n  - as: noor\n    call: mark-all-as-read\n    expect: { complete: true }\n"
 },
 {
  "name": "peer-types-forever",
  "group": "moments",
  "summary": "Somebody starts typing and never stops, neither typing nor saying that it stopped.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: peer-types-forever\nsummary: Somebody starts typing and never stops, neither typing nor saying that it stopped.\ngroup: moments\nfixture: duo\n\n# A good client shows the indicator as long as starts come, and hides it 45 seconds after the last.\ntimeline:\n  - after: 2s\n    every: 20s\n    until: 2m\n    as: ben\n    call: set-typing-status\n    with: { op: start, type: direct, to: [$user:ann] }\n\nsteps:\n  - advance: 1m\n  - events: ann\n    of: typing\n    expect: [{ op: start }, { op: start }, { op: start }]\n  - advance: 1m\n  - events: ann\n    of: typing\n    expect: [{ op: start }, { op: start }, { op: start }]\n  - note: Ben's machine has gone to sleep. No stop ever comes.\n    advance: 5m\n  - events: ann\n    of: typing\n    expect: []\n"
 },
 {
  "name": "private-stream-not-subscribed",
  "group": "moments",
  "summary": "An administrator changes a private stream without being in it, which takes a subscription.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: private-stream-not-subscribed\nsummary: An administrator changes a private stream without being in it, which takes a subscription.\ngroup: moments\nfixture: lighthouse\n\nsteps:\n  - as: ravi\n    call: update-stream\n    with: { stream_id: $stream:payroll, is_private: false }\n    expect: { error: BAD_REQUEST }\n  - note: Somebody who is in it lets the administrator in.\n    as: ada\n    call: subscribe\n    with: { subscriptions: [{ name: payroll }], principals: [$user:ravi] }\n  - as: ravi\n    call: update-stream\n    with: { stream_id: $stream:payroll, is_private: false }\n"
 },
 {
  "name": "realm-deactivated",
  "group": "moments",
  "summary": "The whole organization is deactivated while clients hold their polls.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: realm-deactivated\nsummary: The whole organization is deactivated while clients hold their polls.\ngroup: moments\nfixture: duo\n\ntimeline:\n  - after: 30s\n    do: { deactivate-realm: true }\n\nsteps:\n  - as: ben\n    call: register-queue\n    keep: mine\n  - as: ben\n    call: get-events\n    with: { queue_id: $mine.queue_id, last_event_id: -1 }\n    hold: poll\n  - advance: 30s\n  - await: poll\n    expect: { events: [{ type: realm, op: deactivated }] }\n  - as: ben\n    call: get-events\n    with: { queue_id: $mine.queue_id, last_event_id: 0 }\n    status: 401\n    expect: { error: UNAUTHORIZED, msg: This organization has been deactivated }\n"
 },
 {
  "name": "scheduled-message-sent-before-deletion",
  "group": "moments",
  "summary": "A scheduled message is sent just before somebody presses delete.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: scheduled-message-sent-before-deletion\nsummary: A scheduled message is sent just before somebody presses delete.\ngroup: moments\nfixture: duo\n\nsteps:\n  - as: ben\n    call: create-scheduled-message\n    with:\n      type: direct\n      to: [$user:ann]\n      content: Surprise!\n      scheduled_delivery_timestamp: $now+10m\n    keep: planned\n  - note: Ben changes his mind, a moment too late.\n    advance: 10m\n  - events: ann\n    of: message\n    expect: [{ message: { content: <p>Surprise!</p> } }]\n  - note: The server takes the deletion once, although the message is out.\n    as: ben\n    call: delete-scheduled-message\n    with: { scheduled_message_id: $planned.scheduled_message_id }\n  - as: ben\n    call: delete-scheduled-message\n    with: { scheduled_message_id: $planned.scheduled_message_id }\n    status: 404\n    expect: { error: BAD_REQUEST, msg: Scheduled message does not exist }\n  - note: Ann has it.\n    as: ann\n    call: get-messages\n    with: { anchor: newest, num_before: 1, num_after: 0 }\n    expect: { messages: [{ content: <p>Surprise!</p> }] }\n"
 },
 {
  "name": "stream-gone-while-composing",
  "group": "moments",
  "summary": "A stream is archived while somebody writes a message to it.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: stream-gone-while-composing\nsummary: A stream is archived while somebody writes a message to it.\ngroup: moments\nfixture: lighthouse\n\ntimeline:\n  - after: 20s\n    as: iris\n    call: archive-stream\n    with: { stream_id: $stream:galley }\n\nsteps:\n  - as: noor\n    call: get-stream-id\n    with: { stream: galley }\n    keep: galley\n  - advance: 30s\n  - events: noor\n    of: stream\n    expect: [{ op: delete, streams: [{ name: galley }] }]\n  - as: noor\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: $galley.stream_id,\n        topic: soup,\n        content: What is in it?,\n      }\n    expect: { error: STREAM_DOES_NOT_EXIST }\n"
 },
 {
  "name": "stream-renamed-while-composing",
  "group": "moments",
  "summary": "A stream gets another name while somebody writes a message to it by its old one.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: stream-renamed-while-composing\nsummary: A stream gets another name while somebody writes a message to it by its old one.\ngroup: moments\nfixture: lighthouse\n\ntimeline:\n  - after: 20s\n    as: iris\n    call: update-stream\n    with: { stream_id: $stream:booking app, new_name: booking }\n\nsteps:\n  - as: noor\n    call: set-typing-status\n    with:\n      {\n        op: start,\n        type: stream,\n        stream_id: $stream:booking app,\n        topic: as always,\n      }\n  - advance: 30s\n  - events: noor\n    of: stream\n    expect: [{ op: update, property: name, name: booking app, value: booking }]\n  - note: A client that sends by name comes too late.\n    as: noor\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: booking app,\n        topic: as always,\n        content: It knows when.,\n      }\n    expect: { error: STREAM_DOES_NOT_EXIST, stream: booking app }\n  - note: One that sends by id does not care.\n    as: noor\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: $stream:booking,\n        topic: as always,\n        content: It knows when.,\n      }\n"
 },
 {
  "name": "stream-wildcard-refused",
  "group": "moments",
  "summary": "A member mentions everybody in a large stream, is refused, and sends the message without the mention.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: stream-wildcard-refused\nsummary: A member mentions everybody in a large stream, is refused, and sends the message without the mention.\ngroup: moments\nfixture: lighthouse\n\nwith:\n  settings: { wildcard_mention_policy: 5 } # administrators\n\nsteps:\n  - as: hanna\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: departures,\n        topic: fog,\n        content: \"@**everyone** the boat is late\",\n      }\n    expect:\n      error: STREAM_WILDCARD_MENTION_NOT_ALLOWED\n      msg: You do not have permission to use stream wildcard mentions in this stream.\n  - note: Nobody got anything.\n    events: mika\n    of: message\n    expect: []\n  - as: hanna\n    call: send-message\n    with:\n      { type: stream, to: departures, topic: fog, content: The boat is late }\n"
 },
 {
  "name": "third-profile-summary-field",
  "group": "moments",
  "summary": "A third custom profile field is to be shown in the profile summary, where there is room for two.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: third-profile-summary-field\nsummary: A third custom profile field is to be shown in the profile summary, where there is room for two.\ngroup: moments\nfixture: lighthouse\n\nsteps:\n  - as: ada\n    call: create-custom-profile-field\n    with: { name: Boat, field_type: 1, display_in_profile_summary: true }\n    expect:\n      error: BAD_REQUEST\n      msg: Only 2 custom profile fields can be displayed in the profile summary.\n  - as: ada\n    call: create-custom-profile-field\n    with: { name: Boat, field_type: 1, display_in_profile_summary: false }\n"
 },
 {
  "name": "topic-followed-automatically",
  "group": "moments",
  "summary": "Sending to a topic makes the sender follow it, which the answer and an event tell.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: topic-followed-automatically\nsummary: Sending to a topic makes the sender follow it, which the answer and an event tell.\ngroup: moments\nfixture: lighthouse\n\nsteps:\n  - as: ada\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: general,\n        topic: a new topic,\n        content: Something begins.,\n      }\n    expect: { automatic_new_visibility_policy: 3 }\n  - events: ada\n    of: user_topic\n    expect: [{ topic_name: a new topic, visibility_policy: 3 }]\n  - note: The second message changes nothing any more.\n    as: ada\n    call: send-message\n    with:\n      { type: stream, to: general, topic: a new topic, content: It goes on. }\n    expect: { automatic_new_visibility_policy: { absent: true } }\n"
 },
 {
  "name": "topic-wildcard-refused",
  "group": "moments",
  "summary": "A member mentions a topic that many take part in, is refused, and sends the message without the mention.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: topic-wildcard-refused\nsummary: A member mentions a topic that many take part in, is refused, and sends the message without the mention.\ngroup: moments\nfixture: lighthouse\n\nrules:\n  - on: send-message\n    when: { role: member, params: { content: { matches: '@\\*\\*topic\\*\\*' } } }\n    then: { error: TOPIC_WILDCARD_MENTION_NOT_ALLOWED }\n\nsteps:\n  - as: hanna\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: departures,\n        topic: fog,\n        content: \"@**topic** the boat is late\",\n      }\n    expect:\n      error: TOPIC_WILDCARD_MENTION_NOT_ALLOWED\n      msg: You do not have permission to use topic wildcard mentions in this topic.\n  - note: An administrator may.\n    as: iris\n    call: send-message\n    with:\n      {\n        type: stream,\n        to: departures,\n        topic: fog,\n        content: \"@**topic** the boat is late\",\n      }\n"
 },
 {
  "name": "web-public-not-allowed",
  "group": "moments",
  "summary": "A stream is to be opened to the web where the organization does not allow that.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: web-public-not-allowed\nsummary: A stream is to be opened to the web where the organization does not allow that.\ngroup: moments\nfixture: lighthouse\n\nwith:\n  settings: { enable_spectator_access: false }\n\nsteps:\n  - as: ada\n    call: update-stream\n    with: { stream_id: $stream:departures, is_web_public: true }\n    expect: { error: BAD_REQUEST, msg: Web-public streams are not enabled. }\n"
 },
 {
  "name": "answer-cut-off",
  "group": "network",
  "summary": "An answer breaks off in the middle, and another comes without a body.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: answer-cut-off\nsummary: An answer breaks off in the middle, and another comes without a body.\ngroup: network\nfixture: duo\n\nrules:\n  - on: get-messages\n    times: 1\n    then: { network: truncated }\n  - on: get-messages\n    after: 1\n    times: 1\n    then: { network: empty }\n\nsteps:\n  - as: ann\n    call: get-messages\n    with: { anchor: newest, num_before: 20, num_after: 0 }\n    network: truncated\n  - as: ann\n    call: get-messages\n    with: { anchor: newest, num_before: 20, num_after: 0 }\n    network: empty\n  - as: ann\n    call: get-messages\n    with: { anchor: newest, num_before: 20, num_after: 0 }\n    expect: { found_newest: true }\n"
 },
 {
  "name": "answer-lost-after-sending",
  "group": "network",
  "summary": "A message is sent and its answer is lost, so that a client which simply tries again sends it twice.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: answer-lost-after-sending\nsummary: A message is sent and its answer is lost, so that a client which simply tries again sends it twice.\ngroup: network\nfixture: duo\n\nrules:\n  - on: send-message\n    when: { caller: ann }\n    times: 1\n    then: { network: reset, run: true }\n\nsteps:\n  - as: ann\n    call: send-message\n    with: { type: direct, to: [$user:ben], content: Are you there? }\n    network: reset\n  - as: ann\n    call: send-message\n    with: { type: direct, to: [$user:ben], content: Are you there? }\n  - note: Ben sees it twice.\n    events: ben\n    of: message\n    expect:\n      - { message: { content: <p>Are you there?</p> } }\n      - { message: { content: <p>Are you there?</p> } }\n"
 },
 {
  "name": "flaky-network",
  "group": "network",
  "summary": "One request in five does not get through; the same ones every time.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: flaky-network\nsummary: One request in five does not get through; the same ones every time.\ngroup: network\nfixture: duo\nseed: 5\n\nrules:\n  - on: \"*\"\n    when: { caller: ann }\n    chance: 0.2\n    then: { network: reset }\n\nsteps:\n  - { as: ann, call: get-own-user }\n  - { as: ann, call: get-own-user }\n  - { as: ann, call: get-own-user }\n  - { as: ann, call: get-own-user }\n  - { as: ann, call: get-own-user, network: reset }\n  - { as: ann, call: get-own-user }\n  - { as: ann, call: get-own-user }\n  - { as: ann, call: get-own-user }\n  - note: Ben sits elsewhere.\n    as: ben\n    call: get-own-user\n"
 },
 {
  "name": "rate-limited-then-recovered",
  "group": "network",
  "summary": "A client is told to slow down, waits as long as it is told, and goes on.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: rate-limited-then-recovered\nsummary: A client is told to slow down, waits as long as it is told, and goes on.\ngroup: network\nfixture: duo\n\nstates:\n  start: limited\n  limited:\n    summary: Every request of Ann's is refused.\n    rules:\n      - on: \"*\"\n        when: { caller: ann }\n        then: { rate-limit: { retry_after: 2.5 } }\n    after: 2500ms\n    goto: recovered\n  recovered:\n    summary: As if nothing had been.\n\nsteps:\n  - as: ann\n    call: send-message\n    with: { type: stream, to: general, topic: hurry, content: Quick! }\n    status: 429\n    headers: { Retry-After: \"2.5\", X-RateLimit-Remaining: \"0\" }\n    expect: { error: RATE_LIMIT_HIT, retry-after: 2.5 }\n    state: limited\n  - note: Ben is not concerned.\n    as: ben\n    call: get-own-user\n  - advance: 2500ms\n  - as: ann\n    call: send-message\n    with: { type: stream, to: general, topic: hurry, content: Quick! }\n    state: recovered\n"
 },
 {
  "name": "request-times-out",
  "group": "network",
  "summary": "A request gets no answer at all, once; the client has to give up by itself.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: request-times-out\nsummary: A request gets no answer at all, once; the client has to give up by itself.\ngroup: network\nfixture: duo\n\nrules:\n  - on: get-messages\n    when: { caller: ben }\n    times: 1\n    then: { network: timeout }\n\nsteps:\n  - as: ben\n    call: get-messages\n    with: { anchor: newest, num_before: 20, num_after: 0 }\n    network: timeout\n  - as: ben\n    call: get-messages\n    with: { anchor: newest, num_before: 20, num_after: 0 }\n    expect: { found_newest: true }\n"
 },
 {
  "name": "server-unavailable-then-read-only",
  "group": "network",
  "summary": "The server is down, comes back for reading only, and recovers.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: server-unavailable-then-read-only\nsummary: The server is down, comes back for reading only, and recovers.\ngroup: network\nfixture: duo\n\nstates:\n  start: unavailable\n  unavailable:\n    summary: The proxy answers in the server's place.\n    rules:\n      - on: \"*\"\n        then:\n          reply:\n            status: 502\n            body: <html><body><h1>502 Bad Gateway</h1></body></html>\n    after: 30s\n    goto: read-only\n  read-only:\n    summary: Nobody can write.\n    rules:\n      - on: [send-message, update-message, add-reaction, set-typing-status]\n        then:\n          {\n            reply:\n              {\n                status: 503,\n                body: { result: error, msg: Down for maintenance },\n              },\n          }\n    after: 1m\n    goto: recovered\n  recovered:\n    summary: All is well.\n\nsteps:\n  - as: ann\n    call: get-own-user\n    status: 502\n    state: unavailable\n  - advance: 30s\n  - as: ann\n    call: get-own-user\n    state: read-only\n  - as: ann\n    call: send-message\n    with: { type: stream, to: general, topic: back, content: Are we back? }\n    status: 503\n  - advance: 1m\n  - as: ann\n    call: send-message\n    with: { type: stream, to: general, topic: back, content: We are back. }\n    state: recovered\n"
 },
 {
  "name": "slow-server",
  "group": "network",
  "summary": "Every answer takes between one and three seconds.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: slow-server\nsummary: Every answer takes between one and three seconds.\ngroup: network\nfixture: duo\n\n# The delay goes by the realm's clock. Where that stands, as in tests, move it to let the answer through.\nrules:\n  - on: \"*\"\n    then: { delay: { min: 1s, max: 3s } }\n\nsteps:\n  - as: ann\n    call: send-message\n    with: { type: stream, to: general, topic: patience, content: Sent slowly. }\n  - as: ann\n    call: get-messages\n    with: { anchor: newest, num_before: 1, num_after: 0 }\n    expect: { messages: [{ content: { contains: Sent slowly. } }] }\n"
 },
 {
  "name": "event-late",
  "group": "events",
  "summary": "One event takes two seconds to arrive.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: event-late\nsummary: One event takes two seconds to arrive.\ngroup: events\nfixture: duo\n\nrules:\n  - on: send-message\n    when: { caller: ben }\n    times: 1\n    then: { hold-event: 2s }\n\nsteps:\n  - as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: By slow boat }\n  - events: ann\n    expect: []\n  - advance: 2s\n  - events: ann\n    of: message\n    expect: [{ message: { content: <p>By slow boat</p> } }]\n"
 },
 {
  "name": "event-lost",
  "group": "events",
  "summary": "One event never arrives, as if the client had slept through it; nothing tells it so.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: event-lost\nsummary: One event never arrives, as if the client had slept through it; nothing tells it so.\ngroup: events\nfixture: duo\n\nrules:\n  - on: send-message\n    when: { caller: ben }\n    times: 1\n    then: { drop-event: { type: message, to: ann } }\n\nsteps:\n  - as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: First }\n  - as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: Second }\n  - events: ann\n    of: message\n    expect: [{ message: { content: <p>Second</p> } }]\n  - note: The message is there all the same.\n    as: ann\n    call: get-messages\n    with: { anchor: newest, num_before: 2, num_after: 0 }\n    expect:\n      { messages: [{ content: <p>First</p> }, { content: <p>Second</p> }] }\n"
 },
 {
  "name": "event-twice",
  "group": "events",
  "summary": "One event arrives twice, with two ids; a client must not show the message twice.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: event-twice\nsummary: One event arrives twice, with two ids; a client must not show the message twice.\ngroup: events\nfixture: duo\n\nrules:\n  - on: send-message\n    when: { caller: ben }\n    times: 1\n    then: { duplicate-event: message }\n\nsteps:\n  - as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: Once is enough }\n    keep: sent\n  - events: ann\n    of: message\n    expect: [{ message: { id: $sent.id } }, { message: { id: $sent.id } }]\n"
 },
 {
  "name": "events-out-of-order",
  "group": "events",
  "summary": "Two messages are told of in the wrong order.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: events-out-of-order\nsummary: Two messages are told of in the wrong order.\ngroup: events\nfixture: duo\n\nrules:\n  - on: send-message\n    when: { caller: ben }\n    times: 1\n    then: { swap-events: message }\n\nsteps:\n  - as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: First }\n  - events: ann\n    of: message\n    expect: []\n  - as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: Second }\n  - events: ann\n    of: message\n    expect:\n      [\n        { message: { content: <p>Second</p> } },\n        { message: { content: <p>First</p> } },\n      ]\n"
 },
 {
  "name": "local-echo-event-first",
  "group": "events",
  "summary": "The event about one's own message arrives before the answer to sending it.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: local-echo-event-first\nsummary: The event about one's own message arrives before the answer to sending it.\ngroup: events\nfixture: duo\n\nrules:\n  - on: send-message\n    when: { caller: ann }\n    then: { order: event-first }\n\nsteps:\n  - as: ann\n    call: register-queue\n    keep: mine\n  - as: ann\n    call: get-events\n    with: { queue_id: $mine.queue_id, last_event_id: -1 }\n    hold: poll\n  - as: ann\n    call: send-message\n    with:\n      type: direct\n      to: [$user:ben]\n      content: Hello, hello\n      queue_id: $mine.queue_id\n      local_id: \"17.01\"\n  - note: The journal has the poll's answer before that of the message.\n    await: poll\n    expect: { events: [{ type: message, local_message_id: \"17.01\" }] }\n"
 },
 {
  "name": "local-echo-response-first",
  "group": "events",
  "summary": "The answer to sending a message arrives before the event about it.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: local-echo-response-first\nsummary: The answer to sending a message arrives before the event about it.\ngroup: events\nfixture: duo\n\nrules:\n  - on: send-message\n    when: { caller: ann }\n    then: { order: response-first }\n\nsteps:\n  - as: ann\n    call: register-queue\n    keep: mine\n  - as: ann\n    call: get-events\n    with: { queue_id: $mine.queue_id, last_event_id: -1 }\n    hold: poll\n  - as: ann\n    call: send-message\n    with:\n      type: direct\n      to: [$user:ben]\n      content: Hello, hello\n      queue_id: $mine.queue_id\n      local_id: \"17.01\"\n    keep: sent\n  - note: The journal has the poll's answer after that of the message.\n    await: poll\n    expect:\n      {\n        events:\n          [\n            {\n              type: message,\n              local_message_id: \"17.01\",\n              message: { id: $sent.id },\n            },\n          ],\n      }\n"
 },
 {
  "name": "no-heartbeats",
  "group": "events",
  "summary": "The server sends no heartbeats, so that a held poll looks like a dead connection.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: no-heartbeats\nsummary: The server sends no heartbeats, so that a held poll looks like a dead connection.\ngroup: events\nfixture: duo\n\nsteps:\n  - as: ann\n    call: register-queue\n    keep: mine\n  - as: ann\n    call: get-events\n    with: { queue_id: $mine.queue_id, last_event_id: -1 }\n    hold: alive\n  - advance: 1m\n  - note: As it should be.\n    await: alive\n    expect: { events: [{ type: heartbeat }] }\n  - do: { silence-heartbeat: true }\n  - as: ann\n    call: get-events\n    with: { queue_id: $mine.queue_id, last_event_id: 0 }\n    hold: silent\n  - advance: 5m\n  - note: Only a real event ends the silence.\n    as: ben\n    call: send-message\n    with: { type: stream, to: general, topic: tea, content: Still there? }\n  - await: silent\n    expect: { events: { contains: { type: message } } }\n"
 },
 {
  "name": "queue-expires-by-idling",
  "group": "events",
  "summary": "A client sleeps longer than its event queue lives, ten minutes, and finds the queue gone.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: queue-expires-by-idling\nsummary: A client sleeps longer than its event queue lives, ten minutes, and finds the queue gone.\ngroup: events\nfixture: duo\n\nsteps:\n  - as: ann\n    call: register-queue\n    keep: registered\n  - advance: 5m\n  - note: After five minutes it is still there.\n    as: ann\n    call: get-events\n    with:\n      { queue_id: $registered.queue_id, last_event_id: -1, dont_block: true }\n  - advance: 30m\n  - as: ann\n    call: get-events\n    with:\n      { queue_id: $registered.queue_id, last_event_id: -1, dont_block: true }\n    expect: { error: BAD_EVENT_QUEUE_ID }\n"
 },
 {
  "name": "queue-expires-under-client",
  "group": "events",
  "summary": "A client's event queue expires while it holds a poll; the poll ends with nothing and the next one is refused.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: queue-expires-under-client\nsummary: A client's event queue expires while it holds a poll; the poll ends with nothing and the next one is refused.\ngroup: events\nfixture: duo\n\nrules:\n  - on: send-message\n    when: { caller: ben, params: { content: { contains: storm } } }\n    times: 1\n    then: { expire-queue: ann }\n\nsteps:\n  - as: ann\n    call: register-queue\n    keep: first\n  - as: ann\n    call: get-events\n    with: { queue_id: $first.queue_id, last_event_id: -1 }\n    hold: poll\n  - note: The server loses Ann's queue; this message she will not be told of.\n    as: ben\n    call: send-message\n    with:\n      { type: stream, to: general, topic: weather, content: A storm is coming. }\n  - await: poll\n    expect: { events: [] }\n  - as: ann\n    call: get-events\n    with: { queue_id: $first.queue_id, last_event_id: -1 }\n    expect: { error: BAD_EVENT_QUEUE_ID }\n  - note: The client registers again and reads what it missed.\n    as: ann\n    call: register-queue\n  - as: ann\n    call: get-messages\n    with: { anchor: newest, num_before: 1, num_after: 0 }\n    expect: { messages: [{ content: { contains: storm } }] }\n"
 },
 {
  "name": "server-restart",
  "group": "servers",
  "summary": "The server restarts; connections break once, queues survive, and every client is told.",
  "text": "# yaml-language-server: $schema=./scenario.schema.json\nname: server-restart\nsummary: The server restarts; connections break once, queues survive, and every client is told.\ngroup: servers\nfixture: duo\n\nrules:\n  - on: get-own-user\n    times: 1\n    then: { network: reset, restart-server: true }\n\nsteps:\n  - as: ann\n    call: register-queue\n    keep: mine\n  - as: ann\n    call: get-events\n    with: { queue_id: $mine.queue_id, last_event_id: -1 }\n    hold: poll\n  - as: ben\n    call: get-own-user\n    network: reset\n  - await: poll\n    expect:\n      { events: [{ type: restart, server_generation: { absent: false } }] }\n  - note: The queue is the same as before.\n    as: ann\n    call: get-events\n    with: { queue_id: $mine.queue_id, last_event_id: 0, dont_block: true }\n    expect: { events: [] }\n"
 }
];
