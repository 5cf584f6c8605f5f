// Generated from openapi.yaml by `npm run generate`; do not edit.
export interface paths {
    "/server_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Version, login methods and the organization's face */
        get: operations["get-server-settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetch_api_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange email and password for an API key */
        post: operations["fetch-api-key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev_fetch_api_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The API key of any person, on development servers */
        post: operations["dev-fetch-api-key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/api_key/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new API key for the caller */
        post: operations["regenerate-api-key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an event queue and fetch the state it starts from */
        post: operations["register-queue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take a queue's events, waiting when there are none */
        get: operations["get-events"];
        put?: never;
        post?: never;
        /** Delete an event queue */
        delete: operations["delete-queue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch messages around an anchor
         * @description Open to callers without credentials where the organization allows it and everything asked for is in web-public streams.
         */
        get: operations["get-messages"];
        put?: never;
        /** Send a message */
        post: operations["send-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch one message
         * @description Open to callers without credentials where the organization allows it and everything asked for is in web-public streams.
         */
        get: operations["get-message"];
        put?: never;
        post?: never;
        /** Delete a message for everybody */
        delete: operations["delete-message"];
        options?: never;
        head?: never;
        /** Edit or move a message */
        patch: operations["update-message"];
        trace?: never;
    };
    "/messages/{message_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All versions of a message */
        get: operations["get-message-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}/read_receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has read a message */
        get: operations["get-read-receipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/matches_narrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of some messages fit a narrow */
        get: operations["check-messages-match-narrow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Markdown to HTML */
        post: operations["render-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or remove a flag */
        post: operations["update-message-flags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/flags/narrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or remove a flag on what fits a narrow */
        post: operations["update-message-flags-for-narrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mark_all_as_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all messages as read
         * @deprecated
         */
        post: operations["mark-all-as-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mark_stream_as_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a stream's messages as read
         * @deprecated
         */
        post: operations["mark-stream-as-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mark_topic_as_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a topic's messages as read
         * @deprecated
         */
        post: operations["mark-topic-as-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a reaction */
        post: operations["add-reaction"];
        /** Remove a reaction */
        delete: operations["remove-reaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a widget, such as a poll */
        post: operations["send-submessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell others that the caller is typing */
        post: operations["set-typing-status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Streams the caller is subscribed to */
        get: operations["get-subscriptions"];
        put?: never;
        /** Subscribe to streams, making those that do not exist */
        post: operations["subscribe"];
        /** Unsubscribe from streams */
        delete: operations["unsubscribe"];
        options?: never;
        head?: never;
        /** Subscribe and unsubscribe at once */
        patch: operations["update-subscriptions"];
        trace?: never;
    };
    "/users/me/{stream_id}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Topics of a stream */
        get: operations["get-stream-topics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List streams */
        get: operations["get-streams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_stream_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The id of a stream */
        get: operations["get-stream-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/subscriptions/{stream_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a user is subscribed to a stream */
        get: operations["get-subscription-status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mute, unmute or follow a topic */
        post: operations["update-user-topic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/subscriptions/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the caller's settings for streams */
        post: operations["update-subscription-settings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/subscriptions/{stream_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's color of a stream
         * @description The older form of update-subscription-settings. Values are texts, so that no other property than `color` can be set.
         */
        patch: operations["update-subscription-setting"];
        trace?: never;
    };
    "/streams/{stream_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch a stream */
        get: operations["get-stream-by-id"];
        put?: never;
        post?: never;
        /** Archive a stream */
        delete: operations["archive-stream"];
        options?: never;
        head?: never;
        /** Change a stream */
        patch: operations["update-stream"];
        trace?: never;
    };
    "/streams/{stream_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is subscribed to a stream */
        get: operations["get-subscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams/{stream_id}/delete_topic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a topic */
        post: operations["delete-topic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/default_streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a stream a default one */
        post: operations["add-default-stream"];
        /** Make a stream no default one */
        delete: operations["remove-default-stream"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams/{stream_id}/email_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address that turns mail into messages */
        get: operations["get-stream-email-address"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/subscriptions/muted_topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mute or unmute a topic
         * @deprecated
         */
        patch: operations["mute-topic"];
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all users */
        get: operations["get-users"];
        put?: never;
        /** Create a user */
        post: operations["create-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own account */
        get: operations["get-own-user"];
        put?: never;
        post?: never;
        /** Deactivate the caller's own account */
        delete: operations["deactivate-own-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch a user by id */
        get: operations["get-user"];
        put?: never;
        post?: never;
        /** Deactivate a user */
        delete: operations["deactivate-user"];
        options?: never;
        head?: never;
        /** Change a user's name, role or profile */
        patch: operations["update-user"];
        trace?: never;
    };
    "/users/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch a user by API email */
        get: operations["get-user-by-email"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reactivate a user or bot */
        post: operations["reactivate-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/muted_users/{muted_user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mute a user */
        post: operations["mute-user"];
        /** Unmute a user */
        delete: operations["unmute-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/alert_words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's alert words */
        get: operations["get-alert-words"];
        put?: never;
        /** Add alert words */
        post: operations["add-alert-words"];
        /** Remove alert words */
        delete: operations["remove-alert-words"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the caller's status */
        post: operations["update-status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the caller is there */
        post: operations["update-presence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Presence of everybody */
        get: operations["get-presence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id_or_email}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Presence of one user */
        get: operations["get-user-presence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List user groups */
        get: operations["get-user-groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a user group */
        post: operations["create-user-group"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user group */
        delete: operations["remove-user-group"];
        options?: never;
        head?: never;
        /** Change a user group */
        patch: operations["update-user-group"];
        trace?: never;
    };
    "/user_groups/{user_group_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members of a user group */
        get: operations["get-user-group-members"];
        put?: never;
        /** Add and remove members */
        post: operations["update-user-group-members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a user is in a group */
        get: operations["get-is-user-group-member"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}/subgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subgroups of a user group */
        get: operations["get-user-group-subgroups"];
        put?: never;
        /** Add and remove subgroups */
        post: operations["update-user-group-subgroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/profile_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List custom profile fields */
        get: operations["get-custom-profile-fields"];
        put?: never;
        /** Create a custom profile field */
        post: operations["create-custom-profile-field"];
        delete?: never;
        options?: never;
        head?: never;
        /** Reorder custom profile fields */
        patch: operations["reorder-custom-profile-fields"];
        trace?: never;
    };
    "/realm/profile_fields/{field_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a custom profile field */
        delete: operations["delete-custom-profile-field"];
        options?: never;
        head?: never;
        /** Change a custom profile field; what is left out is emptied */
        patch: operations["update-custom-profile-field"];
        trace?: never;
    };
    "/users/me/profile_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove values of the caller's profile */
        delete: operations["remove-own-profile-data"];
        options?: never;
        head?: never;
        /** Set values of the caller's profile */
        patch: operations["update-own-profile-data"];
        trace?: never;
    };
    "/realm/playgrounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a code playground */
        post: operations["add-code-playground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/playgrounds/{playground_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a code playground */
        delete: operations["remove-code-playground"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/emoji": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List custom emoji */
        get: operations["get-custom-emoji"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/emoji/{emoji_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a custom emoji */
        post: operations["upload-custom-emoji"];
        /** Take a custom emoji out of use */
        delete: operations["deactivate-custom-emoji"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file that messages can link to */
        post: operations["upload-file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_uploads/{realm_id_str}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An address of a file that needs no credentials for a minute */
        get: operations["get-file-temporary-url"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's files */
        get: operations["get-attachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a file of the caller */
        delete: operations["remove-attachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled_messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's scheduled messages */
        get: operations["get-scheduled-messages"];
        put?: never;
        /** Schedule a message */
        post: operations["create-scheduled-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled_messages/{scheduled_message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel a scheduled message */
        delete: operations["delete-scheduled-message"];
        options?: never;
        head?: never;
        /** Change a scheduled message */
        patch: operations["update-scheduled-message"];
        trace?: never;
    };
    "/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's drafts */
        get: operations["get-drafts"];
        put?: never;
        /** Create drafts */
        post: operations["create-drafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{draft_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a draft */
        delete: operations["delete-draft"];
        options?: never;
        head?: never;
        /** Change a draft */
        patch: operations["edit-draft"];
        trace?: never;
    };
    "/realm/linkifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List linkifiers */
        get: operations["get-linkifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Reorder linkifiers */
        patch: operations["reorder-linkifiers"];
        trace?: never;
    };
    "/realm/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a linkifier */
        post: operations["add-linkifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/filters/{filter_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a linkifier */
        delete: operations["remove-linkifier"];
        options?: never;
        head?: never;
        /** Change a linkifier */
        patch: operations["update-linkifier"];
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the caller's own settings */
        patch: operations["update-settings"];
        trace?: never;
    };
    "/realm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change settings of the organization */
        patch: operations["update-realm"];
        trace?: never;
    };
    "/realm/user_settings_defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the settings that new people start with */
        patch: operations["update-realm-user-settings-defaults"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What every successful answer has. */
        Envelope: {
            /** @constant */
            result: "success";
            /**
             * @description Empty on success.
             * @constant
             */
            msg: "";
            /** @description Names of the parameters that the operation does not know, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The generic refusal. */
        BadRequest: {
            /** @constant */
            result: "error";
            msg: string;
            /** @description Texts by field, from operations that check several fields at once; `__all__` stands for the whole. */
            errors?: {
                [key: string]: string[];
            };
            /** @constant */
            code: "BAD_REQUEST";
        };
        /** @description A required parameter is absent. */
        MissingParameter: {
            /** @constant */
            result: "error";
            msg: string;
            var_name: string;
            /** @constant */
            code: "REQUEST_VARIABLE_MISSING";
        };
        /** @description A value that the parameter's own reading cannot take. */
        BadParameterValue: {
            /** @constant */
            result: "error";
            msg: string;
            var_name: string;
            /** @description The text as sent, or the JSON value where the parameter is JSON. */
            bad_value: unknown;
            /** @constant */
            code: "REQUEST_VARIABLE_INVALID";
        };
        /** @description A parameter and its alias were both sent. */
        ConfusingParameters: {
            /** @constant */
            result: "error";
            msg: string;
            var_name1: string;
            var_name2: string;
            /** @constant */
            code: "REQUEST_CONFUSING_VAR";
        };
        /** @description No credentials, or credentials that fail. */
        Unauthorized: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "UNAUTHORIZED";
        };
        /** @description The caller's role is too low. */
        MissingRole: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "UNAUTHORIZED_PRINCIPAL";
        };
        /** @description Too many requests. */
        RateLimitHit: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "RATE_LIMIT_HIT";
            /** @description Seconds until the next request is accepted. */
            "retry-after": number | null;
        };
        /** @description A message for a stream that does not exist. */
        StreamDoesNotExist: {
            /** @constant */
            result: "error";
            msg: string;
            /** @description Name of the stream as sent, HTML-escaped; the id as text when an id was sent. */
            stream: string;
            /** @description Present when the stream was named by id. */
            stream_id?: number;
            /** @constant */
            code: "STREAM_DOES_NOT_EXIST";
        };
        StreamWildcardMentionNotAllowed: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "STREAM_WILDCARD_MENTION_NOT_ALLOWED";
        };
        TopicWildcardMentionNotAllowed: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "TOPIC_WILDCARD_MENTION_NOT_ALLOWED";
        };
        /** @description The queue never existed, has expired, was deleted, or is another user's. */
        BadEventQueueId: {
            /** @constant */
            result: "error";
            msg: string;
            queue_id: string;
            /** @constant */
            code: "BAD_EVENT_QUEUE_ID";
        };
        CannotDeactivateLastUser: {
            /** @constant */
            result: "error";
            msg: string;
            is_last_owner: boolean;
            /** @enum {string} */
            entity: "organization owner" | "user";
            /** @constant */
            code: "CANNOT_DEACTIVATE_LAST_USER";
        };
        /** @description A narrow term that means nothing here. */
        BadNarrow: {
            /** @constant */
            result: "error";
            msg: string;
            desc: string;
            /** @constant */
            code: "BAD_NARROW";
        };
        BadImage: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "BAD_IMAGE";
        };
        RealmUploadQuota: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "REALM_UPLOAD_QUOTA";
        };
        ReactionAlreadyExists: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "REACTION_ALREADY_EXISTS";
        };
        ReactionDoesNotExist: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "REACTION_DOES_NOT_EXIST";
        };
        MoveMessagesTimeLimitExceeded: {
            /** @constant */
            result: "error";
            msg: string;
            first_message_id_allowed_to_move: number;
            total_messages_in_topic: number;
            total_messages_allowed_to_move: number;
            /** @constant */
            code: "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED";
        };
        AuthenticationFailed: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "AUTHENTICATION_FAILED";
        };
        UserDeactivated: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "USER_DEACTIVATED";
        };
        RealmDeactivated: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "REALM_DEACTIVATED";
        };
        PasswordAuthDisabled: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "PASSWORD_AUTH_DISABLED";
        };
        PasswordResetRequired: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "PASSWORD_RESET_REQUIRED";
        };
        NonexistentSubdomain: {
            /** @constant */
            result: "error";
            msg: string;
            /** @constant */
            code: "NONEXISTENT_SUBDOMAIN";
        };
        /** @description The request could not be read, or the server failed. */
        Failure: {
            /** @constant */
            result: "error";
            msg: string;
            /** @enum {string} */
            code?: "REQUEST_TOO_LARGE" | "NOT_IMPLEMENTED";
        };
        /** @description What every description of a user has. */
        UserFields: {
            user_id: number;
            /** @description The API email: the real address, or a stand-in when that is hidden. */
            email: string;
            /** @description The real address; null when the caller may not see it. */
            delivery_email: string | null;
            full_name: string;
            /** @description 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
            role: number;
            is_owner: boolean;
            /** @description True for owners too. */
            is_admin: boolean;
            is_guest: boolean;
            is_billing_admin: boolean;
            is_bot: boolean;
            /** @description 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded; null for people. */
            bot_type: number | null;
            /** @description Bots only. */
            bot_owner_id?: number | null;
            /** @description Grows by one with each change of the avatar. */
            avatar_version: number;
            /** @description IANA name, or empty. */
            timezone: string;
            /** @description ISO 8601 with offset. */
            date_joined: string;
        };
        /** @description Values of custom profile fields by field id. */
        ProfileData: {
            [key: string]: {
                value: string;
                /** @description HTML; only for types that are Markdown. */
                rendered_value?: string;
            };
        };
        /** @description A user, as fetches show it. */
        User: components["schemas"]["UserFields"] & {
            is_active: boolean;
            /** @description Null for a gravatar that the client computes itself. */
            avatar_url: string | null;
            profile_data?: components["schemas"]["ProfileData"];
        };
        /** @description A user, as the state of a new event queue shows it. */
        RegisteredUser: components["schemas"]["UserFields"] & {
            /** @description Only in `cross_realm_bots`. */
            is_active?: boolean;
            /** @description Only in `cross_realm_bots`. */
            is_system_bot?: boolean;
            avatar_url?: string | null;
            profile_data?: components["schemas"]["ProfileData"];
        };
        ApiKey: {
            /** @description 32 letters and digits. */
            api_key: string;
            /** @description The real address. */
            email: string;
            user_id: number;
        };
        /** @description What every description of a stream has. */
        StreamFields: {
            stream_id: number;
            name: string;
            /** @description Markdown. */
            description: string;
            /** @description HTML. */
            rendered_description: string;
            /** @description UNIX seconds. */
            date_created: number;
            /** @description True for a private stream. */
            invite_only: boolean;
            is_web_public: boolean;
            /** @description Whether new subscribers may read what was sent before. */
            history_public_to_subscribers: boolean;
            /** @description Who may post: 1 anybody, 2 administrators, 3 full members, 4 moderators. */
            stream_post_policy: number;
            /**
             * @deprecated
             * @description Whether `stream_post_policy` is 2.
             */
            is_announcement_only: boolean;
            /** @description Null for the organization's setting, -1 for ever. */
            message_retention_days: number | null;
            /** @description Null for a stream without history. */
            first_message_id: number | null;
            /** @description ID of the group whose members may unsubscribe others. */
            can_remove_subscribers_group: number;
        };
        /** @description A stream that new users are subscribed to. */
        DefaultStream: components["schemas"]["StreamFields"];
        Stream: components["schemas"]["StreamFields"] & {
            /** @description Messages a week, rounded; null in the first week. */
            stream_weekly_traffic: number | null;
        };
        ListedStream: components["schemas"]["StreamFields"] & {
            /** @description Messages a week, rounded; null in the first week. */
            stream_weekly_traffic: number | null;
            /** @description Only with `include_default`. */
            is_default?: boolean;
        };
        NeverSubscribedStream: components["schemas"]["StreamFields"] & {
            /** @description Messages a week, rounded; null in the first week. */
            stream_weekly_traffic: number | null;
            /** @description User ids, ascending; only when asked for. */
            subscribers?: number[];
        };
        /** @description A stream with the subscriber's own settings for it. */
        Subscription: components["schemas"]["StreamFields"] & {
            /** @description Messages a week, rounded; null in the first week. */
            stream_weekly_traffic: number | null;
            /** @description User ids, ascending; only when asked for. */
            subscribers?: number[];
            /** @description `#rrggbb`. */
            color: string;
            is_muted: boolean;
            /**
             * @deprecated
             * @description The opposite of `is_muted`.
             */
            in_home_view: boolean;
            pin_to_top: boolean;
            /** @description Null inherits the user's own setting. */
            desktop_notifications: boolean | null;
            /** @description Null inherits the user's own setting. */
            audible_notifications: boolean | null;
            /** @description Null inherits the user's own setting. */
            push_notifications: boolean | null;
            /** @description Null inherits the user's own setting. */
            email_notifications: boolean | null;
            /** @description Null inherits the user's own setting. */
            wildcard_mentions_notify: boolean | null;
        };
        Recipient: {
            id: number;
            email: string;
            full_name: string;
            is_mirror_dummy: boolean;
        };
        TopicLink: {
            text: string;
            url: string;
        };
        /**
         * @description Namespace of the emoji code.
         * @enum {string}
         */
        ReactionType: "unicode_emoji" | "realm_emoji" | "zulip_extra_emoji" | "service_extra_emoji";
        Reaction: {
            emoji_name: string;
            /** @description Code points in hex joined by dashes, the id of a custom emoji, or the name of the extra one. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
            user_id: number;
            /** @deprecated */
            user: {
                email: string;
                id: number;
                full_name: string;
            };
        };
        Submessage: {
            id: number;
            message_id: number;
            sender_id: number;
            msg_type: string;
            /** @description JSON text. */
            content: string;
        };
        /** @description One edit; only what it changed is present. */
        Edit: {
            /** @description Null only for edits before March 2017. */
            user_id: number | null;
            timestamp: number;
            prev_content?: string;
            prev_rendered_content?: string;
            prev_rendered_content_version?: number;
            prev_stream?: number;
            stream?: number;
            prev_topic?: string;
            topic?: string;
        };
        /** @description What every description of a message has. */
        MessageFields: {
            id: number;
            /** @description HTML, or Markdown when the client wants it raw. */
            content: string;
            /** @enum {string} */
            content_type: "text/html" | "text/x-markdown";
            topic_links: components["schemas"]["TopicLink"][];
            /** @description Stands for the stream or the set of people. */
            recipient_id: number;
            sender_id: number;
            sender_email: string;
            sender_full_name: string;
            /** @description The organization of the sender. */
            sender_realm_str: string;
            /** @description Null for a gravatar that the client computes itself. */
            avatar_url: string | null;
            /** @description Name of the application that sent it. */
            client: string;
            /** @description UNIX seconds. */
            timestamp: number;
            /** @description Whether it is a `/me` message. */
            is_me_message: boolean;
            reactions: components["schemas"]["Reaction"][];
            submessages: components["schemas"]["Submessage"][];
        };
        StreamMessageFields: {
            /** @constant */
            type: "stream";
            stream_id: number;
            /** @description Name of the stream. */
            display_recipient: string;
            /** @description The topic. */
            subject: string;
        };
        DirectMessageFields: {
            /** @constant */
            type: "private";
            display_recipient: components["schemas"]["Recipient"][];
            /** @constant */
            subject: "";
        };
        /** @description What fetches add to a message. */
        FetchedFields: {
            /** @description The caller's flags. */
            flags: components["schemas"]["Flag"][];
            /** @description Absent if never edited. */
            last_edit_timestamp?: number;
            /** @description Newest first; absent if never edited or not to be seen. */
            edit_history?: components["schemas"]["Edit"][];
            /** @description HTML; only in searches. */
            match_content?: string;
            /** @description HTML; only in searches. */
            match_subject?: string;
        };
        /** @enum {string} */
        Flag: "read" | "starred" | "collapsed" | "mentioned" | "stream_wildcard_mentioned" | "topic_wildcard_mentioned" | "group_mentioned" | "has_alert_word" | "historical" | "wildcard_mentioned";
        StreamMessage: components["schemas"]["MessageFields"] & components["schemas"]["StreamMessageFields"] & components["schemas"]["FetchedFields"];
        DirectMessage: components["schemas"]["MessageFields"] & components["schemas"]["DirectMessageFields"] & components["schemas"]["FetchedFields"];
        /** @description A message, as fetches show it. */
        Message: components["schemas"]["StreamMessage"] | components["schemas"]["DirectMessage"];
        StreamEventMessage: components["schemas"]["MessageFields"] & components["schemas"]["StreamMessageFields"];
        DirectEventMessage: components["schemas"]["MessageFields"] & components["schemas"]["DirectMessageFields"];
        /** @description A message, as events show it. */
        EventMessage: components["schemas"]["StreamEventMessage"] | components["schemas"]["DirectEventMessage"];
        ProfileField: {
            id: number;
            name: string;
            /** @description 1 short text, 2 long text, 3 list of options, 4 date, 5 link, 6 people, 7 external account, 8 pronouns. */
            type: number;
            hint: string;
            /** @description JSON text for types 3 and 7, else empty. */
            field_data: string;
            order: number;
            /** @description Present only when true. */
            display_in_profile_summary?: boolean;
        };
        UserGroup: {
            id: number;
            name: string;
            description: string;
            /** @description Direct members, ascending. */
            members: number[];
            direct_subgroup_ids: number[];
            is_system_group: boolean;
            /** @description ID of the group whose members may mention this one. */
            can_mention_group: number;
        };
        CustomEmoji: {
            id: string;
            name: string;
            source_url: string;
            /** @description A picture that stands still; null unless the emoji moves. */
            still_url: string | null;
            deactivated: boolean;
            author_id: number | null;
        };
        /** @description Custom emoji by id, deactivated ones included. */
        CustomEmojiMap: {
            [key: string]: components["schemas"]["CustomEmoji"];
        };
        Playground: {
            id: number;
            name: string;
            pygments_language: string;
            url_template: string;
        };
        Linkifier: {
            id: number;
            pattern: string;
            url_template: string;
        };
        ScheduledStreamMessage: {
            scheduled_message_id: number;
            content: string;
            rendered_content: string;
            scheduled_delivery_timestamp: number;
            failed: boolean;
            /** @constant */
            type: "stream";
            /** @description ID of the stream. */
            to: number;
            topic: string;
        };
        ScheduledDirectMessage: {
            scheduled_message_id: number;
            content: string;
            rendered_content: string;
            scheduled_delivery_timestamp: number;
            failed: boolean;
            /** @constant */
            type: "private";
            /** @description User ids. */
            to: number[];
        };
        ScheduledMessage: components["schemas"]["ScheduledStreamMessage"] | components["schemas"]["ScheduledDirectMessage"];
        Draft: {
            id: number;
            /** @enum {string} */
            type: "" | "stream" | "private";
            to: number[];
            topic: string;
            content: string;
            timestamp: number;
        };
        UserTopic: {
            stream_id: number;
            topic_name: string;
            last_updated: number;
            visibility_policy: number;
        };
        /** @description Stream name, topic, time. */
        MutedTopic: (string | number)[];
        MutedUser: {
            id: number;
            timestamp: number;
        };
        RealmDomain: {
            domain: string;
            allow_subdomains: boolean;
        };
        DefaultStreamGroup: {
            id: number;
            name: string;
            description: string;
            streams: components["schemas"]["DefaultStream"][];
        };
        Bot: {
            user_id: number;
            email: string;
            full_name: string;
            bot_type: number;
            is_active: boolean;
            api_key: string;
            avatar_url: string;
            owner_id?: number | null;
            default_sending_stream: string | null;
            default_events_register_stream: string | null;
            default_all_public_streams: boolean;
            services: Record<string, unknown>[];
        };
        OneTimeNotice: {
            /** @constant */
            type: "one_time_notice";
            name: string;
        };
        Hotspot: {
            /** @constant */
            type: "hotspot";
            name: string;
            title: string;
            description: string;
            delay: number;
            has_trigger: boolean;
        };
        OnboardingStep: components["schemas"]["OneTimeNotice"] | components["schemas"]["Hotspot"];
        PresenceByClient: {
            aggregated: {
                client: string;
                /** @enum {string} */
                status: "active" | "idle" | "offline";
                timestamp: number;
            };
            website: {
                client: string;
                /** @enum {string} */
                status: "active" | "idle" | "offline";
                timestamp: number;
                pushable: boolean;
            };
        };
        SlimPresence: {
            active_timestamp: number;
            idle_timestamp: number;
        };
        UserStatus: {
            away?: boolean;
            status_text?: string;
            emoji_name?: string;
            emoji_code?: string;
            reaction_type?: components["schemas"]["ReactionType"];
        };
        GroupPermission: {
            require_system_group: boolean;
            allow_internet_group: boolean;
            allow_owners_group: boolean;
            allow_nobody_group: boolean;
            allow_everyone_group: boolean;
            default_group_name: string;
            id_field_name: string;
            default_for_system_groups: string | null;
            allowed_system_groups: string[];
        };
        NamedId: {
            id: number;
            name: string;
        };
        UnreadMessages: {
            count: number;
            pms: {
                other_user_id: number;
                /**
                 * @deprecated
                 * @description Same as `other_user_id`.
                 */
                sender_id: number;
                unread_message_ids: number[];
            }[];
            streams: {
                stream_id: number;
                topic: string;
                unread_message_ids: number[];
            }[];
            huddles: {
                /** @description All members, the caller too, ascending, joined by commas. */
                user_ids_string: string;
                unread_message_ids: number[];
            }[];
            mentions: number[];
            old_unreads_missing: boolean;
        };
        EmojisetChoice: {
            key: string;
            text: string;
        };
        /** @description A user's own settings, and what they may be set to. */
        UserSettingFields: {
            color_scheme: number;
            default_language: string;
            /** @enum {string} */
            web_home_view: "inbox" | "recent_topics" | "all_messages";
            demote_inactive_streams: number;
            dense_mode: boolean;
            /** @enum {string} */
            emojiset: "google" | "google-blob" | "twitter" | "text";
            enable_drafts_synchronization: boolean;
            enter_sends: boolean;
            fluid_layout_width: boolean;
            high_contrast_mode: boolean;
            left_side_userlist: boolean;
            translate_emoticons: boolean;
            twenty_four_hour_time: boolean;
            starred_message_counts: boolean;
            desktop_icon_count_display: number;
            email_notifications_batching_period_seconds: number;
            enable_desktop_notifications: boolean;
            enable_sounds: boolean;
            enable_offline_email_notifications: boolean;
            enable_offline_push_notifications: boolean;
            enable_online_push_notifications: boolean;
            enable_digest_emails: boolean;
            enable_login_emails: boolean;
            enable_marketing_emails: boolean;
            enable_stream_desktop_notifications: boolean;
            enable_stream_email_notifications: boolean;
            enable_stream_push_notifications: boolean;
            enable_stream_audible_notifications: boolean;
            message_content_in_email_notifications: boolean;
            pm_content_in_desktop_notifications: boolean;
            presence_enabled: boolean;
            wildcard_mentions_notify: boolean;
            notification_sound: string;
            realm_name_in_email_notifications_policy: number;
            enable_followed_topic_desktop_notifications: boolean;
            enable_followed_topic_email_notifications: boolean;
            enable_followed_topic_push_notifications: boolean;
            enable_followed_topic_audible_notifications: boolean;
            enable_followed_topic_wildcard_mentions_notify: boolean;
            automatically_follow_topics_policy: number;
            automatically_unmute_topics_in_muted_streams_policy: number;
            automatically_follow_topics_where_mentioned: boolean;
            display_emoji_reaction_users: boolean;
            web_escape_navigates_to_home_view: boolean;
            send_private_typing_notifications: boolean;
            send_stream_typing_notifications: boolean;
            send_read_receipts: boolean;
            email_address_visibility: number;
            web_mark_read_on_scroll_policy: number;
            user_list_style: number;
            web_stream_unreads_count_display_policy: number;
            emojiset_choices: components["schemas"]["EmojisetChoice"][];
            available_notification_sounds: string[];
        };
        UserSettings: components["schemas"]["UserSettingFields"] & {
            timezone: string;
        };
        /** @description What new users start with. */
        UserSettingsDefaults: components["schemas"]["UserSettingFields"];
        /** @description The organization and the server, fetch type `realm`. */
        RegisteredRealm: {
            realm_name?: string;
            realm_description?: string;
            realm_uri?: string;
            realm_date_created?: number;
            realm_org_type?: number;
            realm_plan_type?: number;
            zulip_plan_is_not_limited?: boolean;
            upgrade_text_for_wide_organization_logo?: string;
            /** @description Bytes, whatever the name says; null for none. */
            realm_upload_quota_mib?: number | null;
            demo_organization_scheduled_deletion_date?: number;
            realm_add_custom_emoji_policy?: number;
            realm_create_public_stream_policy?: number;
            realm_create_private_stream_policy?: number;
            realm_create_web_public_stream_policy?: number;
            realm_invite_to_stream_policy?: number;
            realm_user_group_edit_policy?: number;
            realm_invite_to_realm_policy?: number;
            realm_move_messages_between_streams_policy?: number;
            realm_edit_topic_policy?: number;
            realm_delete_own_message_policy?: number;
            realm_bot_creation_policy?: number;
            realm_private_message_policy?: number;
            realm_wildcard_mention_policy?: number;
            realm_create_multiuse_invite_group?: number;
            realm_can_access_all_users_group?: number;
            realm_waiting_period_threshold?: number;
            realm_allow_message_editing?: boolean;
            realm_allow_edit_history?: boolean;
            realm_message_content_edit_limit_seconds?: number | null;
            realm_message_content_delete_limit_seconds?: number | null;
            realm_move_messages_within_stream_limit_seconds?: number | null;
            realm_move_messages_between_streams_limit_seconds?: number | null;
            realm_message_retention_days?: number;
            realm_mandatory_topics?: boolean;
            realm_default_language?: string;
            realm_default_code_block_language?: string;
            realm_invite_required?: boolean;
            realm_emails_restricted_to_domains?: boolean;
            realm_disallow_disposable_email_addresses?: boolean;
            realm_name_changes_disabled?: boolean;
            realm_email_changes_disabled?: boolean;
            realm_avatar_changes_disabled?: boolean;
            realm_inline_image_preview?: boolean;
            realm_inline_url_embed_preview?: boolean;
            realm_send_welcome_emails?: boolean;
            realm_message_content_allowed_in_email_notifications?: boolean;
            realm_digest_emails_enabled?: boolean;
            realm_digest_weekday?: number;
            settings_send_digest_emails?: boolean;
            realm_enable_read_receipts?: boolean;
            realm_enable_spectator_access?: boolean;
            realm_want_advertise_in_communities_directory?: boolean;
            realm_enable_guest_user_indicator?: boolean;
            realm_push_notifications_enabled?: boolean;
            realm_push_notifications_enabled_end_timestamp?: number | null;
            realm_giphy_rating?: number;
            giphy_rating_options?: {
                [key: string]: components["schemas"]["NamedId"];
            };
            realm_video_chat_provider?: number;
            realm_available_video_chat_providers?: {
                [key: string]: components["schemas"]["NamedId"];
            };
            realm_jitsi_server_url?: string | null;
            server_jitsi_server_url?: string | null;
            /** @deprecated */
            jitsi_server_url?: string | null;
            /** @description -1 for none. */
            realm_notifications_stream_id?: number;
            /** @description -1 for none. */
            realm_signup_notifications_stream_id?: number;
            realm_authentication_methods?: {
                [key: string]: boolean;
            };
            realm_email_auth_enabled?: boolean;
            realm_password_auth_enabled?: boolean;
            realm_icon_url?: string;
            /** @enum {string} */
            realm_icon_source?: "G" | "U";
            realm_logo_url?: string;
            /** @enum {string} */
            realm_logo_source?: "D" | "U";
            realm_night_logo_url?: string;
            /** @enum {string} */
            realm_night_logo_source?: "D" | "U";
            max_icon_file_size_mib?: number;
            max_logo_file_size_mib?: number;
            max_avatar_file_size_mib?: number;
            max_file_upload_size_mib?: number;
            realm_bot_domain?: string;
            realm_presence_disabled?: boolean;
            realm_is_zephyr_mirror_realm?: boolean;
            realm_default_external_accounts?: {
                [key: string]: {
                    text: string;
                    url_pattern: string;
                    name: string;
                    hint: string;
                };
            };
            max_stream_name_length?: number;
            max_stream_description_length?: number;
            max_topic_length?: number;
            max_message_length?: number;
            password_min_length?: number;
            password_min_guesses?: number;
            development_environment?: boolean;
            server_generation?: number;
            server_inline_image_preview?: boolean;
            server_inline_url_embed_preview?: boolean;
            server_avatar_changes_disabled?: boolean;
            server_name_changes_disabled?: boolean;
            server_web_public_streams_enabled?: boolean;
            server_needs_upgrade?: boolean;
            server_emoji_data_url?: string;
            event_queue_longpoll_timeout_seconds?: number;
            server_presence_ping_interval_seconds?: number;
            server_presence_offline_threshold_seconds?: number;
            server_typing_started_expiry_period_milliseconds?: number;
            server_typing_stopped_wait_period_milliseconds?: number;
            server_typing_started_wait_period_milliseconds?: number;
            server_supported_permission_settings?: {
                realm: {
                    [key: string]: components["schemas"]["GroupPermission"];
                };
                stream: {
                    [key: string]: components["schemas"]["GroupPermission"];
                };
                group: {
                    [key: string]: components["schemas"]["GroupPermission"];
                };
            };
        };
        /** @description All users and the caller's own account, fetch type `realm_user`. */
        RegisteredPeople: {
            realm_users?: components["schemas"]["RegisteredUser"][];
            realm_non_active_users?: components["schemas"]["RegisteredUser"][];
            cross_realm_bots?: components["schemas"]["RegisteredUser"][];
            /** @enum {string} */
            avatar_source?: "G" | "U";
            avatar_url?: string;
            avatar_url_medium?: string;
            can_create_private_streams?: boolean;
            can_create_public_streams?: boolean;
            can_create_web_public_streams?: boolean;
            /** @deprecated */
            can_create_streams?: boolean;
            can_subscribe_other_users?: boolean;
            can_invite_others_to_realm?: boolean;
            is_admin?: boolean;
            is_owner?: boolean;
            is_moderator?: boolean;
            is_guest?: boolean;
            is_billing_admin?: boolean;
            user_id?: number;
            email?: string;
            delivery_email?: string;
            full_name?: string;
        };
        /** @description Settings; those outside `user_settings` only for clients without the capability `user_settings_object`. */
        RegisteredSettings: {
            user_settings?: components["schemas"]["UserSettings"];
            realm_user_settings_defaults?: components["schemas"]["UserSettingsDefaults"];
            color_scheme?: number;
            default_language?: string;
            /** @enum {string} */
            web_home_view?: "inbox" | "recent_topics" | "all_messages";
            demote_inactive_streams?: number;
            dense_mode?: boolean;
            /** @enum {string} */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            enable_drafts_synchronization?: boolean;
            enter_sends?: boolean;
            fluid_layout_width?: boolean;
            high_contrast_mode?: boolean;
            left_side_userlist?: boolean;
            translate_emoticons?: boolean;
            twenty_four_hour_time?: boolean;
            starred_message_counts?: boolean;
            desktop_icon_count_display?: number;
            email_notifications_batching_period_seconds?: number;
            enable_desktop_notifications?: boolean;
            enable_sounds?: boolean;
            enable_offline_email_notifications?: boolean;
            enable_offline_push_notifications?: boolean;
            enable_online_push_notifications?: boolean;
            enable_digest_emails?: boolean;
            enable_login_emails?: boolean;
            enable_marketing_emails?: boolean;
            enable_stream_desktop_notifications?: boolean;
            enable_stream_email_notifications?: boolean;
            enable_stream_push_notifications?: boolean;
            enable_stream_audible_notifications?: boolean;
            message_content_in_email_notifications?: boolean;
            pm_content_in_desktop_notifications?: boolean;
            presence_enabled?: boolean;
            wildcard_mentions_notify?: boolean;
            notification_sound?: string;
            realm_name_in_email_notifications_policy?: number;
            emojiset_choices?: components["schemas"]["EmojisetChoice"][];
            available_notification_sounds?: string[];
            timezone?: string;
        };
        /** @description What the remaining fetch types give. */
        RegisteredState: {
            alert_words?: string[];
            custom_profile_fields?: components["schemas"]["ProfileField"][];
            custom_profile_field_types?: {
                [key: string]: components["schemas"]["NamedId"];
            };
            realm_default_streams?: components["schemas"]["DefaultStream"][];
            realm_default_stream_groups?: components["schemas"]["DefaultStreamGroup"][];
            drafts?: components["schemas"]["Draft"][];
            giphy_api_key?: string;
            /**
             * @deprecated
             * @description -1 for none.
             */
            max_message_id?: number;
            unread_msgs?: components["schemas"]["UnreadMessages"];
            starred_messages?: number[];
            recent_private_conversations?: {
                max_message_id: number;
                user_ids: number[];
            }[];
            /** @deprecated */
            muted_topics?: components["schemas"]["MutedTopic"][];
            muted_users?: components["schemas"]["MutedUser"][];
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /** @description By API email; by user id when `slim_presence`. */
            presences?: {
                [key: string]: components["schemas"]["PresenceByClient"] | components["schemas"]["SlimPresence"];
            };
            server_timestamp?: number;
            realm_bots?: components["schemas"]["Bot"][];
            realm_domains?: components["schemas"]["RealmDomain"][];
            realm_embedded_bots?: {
                name: string;
                config: Record<string, unknown>;
            }[];
            realm_emoji?: components["schemas"]["CustomEmojiMap"];
            /**
             * @deprecated
             * @description Always empty.
             */
            realm_filters?: [
            ];
            realm_incoming_webhook_bots?: {
                name: string;
                display_name: string;
                all_event_types: string[] | null;
                config: Record<string, unknown>;
            }[];
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            realm_playgrounds?: components["schemas"]["Playground"][];
            realm_user_groups?: components["schemas"]["UserGroup"][];
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
            stop_words?: string[];
            streams?: components["schemas"]["Stream"][];
            subscriptions?: components["schemas"]["Subscription"][];
            unsubscribed?: components["schemas"]["Subscription"][];
            never_subscribed?: components["schemas"]["NeverSubscribedStream"][];
            user_status?: {
                [key: string]: components["schemas"]["UserStatus"];
            };
            user_topics?: components["schemas"]["UserTopic"][];
            has_zoom_token?: boolean;
        };
        AlertWordsEvent: {
            id: number;
            /** @constant */
            type: "alert_words";
            alert_words: string[];
        };
        Attachment: {
            id: number;
            name: string;
            size: number;
            path_id: string;
            /** @description Milliseconds. */
            create_time: number;
            messages: {
                id: number;
                /** @description Milliseconds. */
                date_sent: number;
            }[];
        };
        AttachmentAddEvent: {
            id: number;
            /** @constant */
            type: "attachment";
            /** @constant */
            op: "add";
            attachment: components["schemas"]["Attachment"];
            upload_space_used: number;
        };
        AttachmentUpdateEvent: {
            id: number;
            /** @constant */
            type: "attachment";
            /** @constant */
            op: "update";
            attachment: components["schemas"]["Attachment"];
            upload_space_used: number;
        };
        AttachmentRemoveEvent: {
            id: number;
            /** @constant */
            type: "attachment";
            /** @constant */
            op: "remove";
            attachment: {
                id: number;
            };
            upload_space_used: number;
        };
        CustomProfileFieldsEvent: {
            id: number;
            /** @constant */
            type: "custom_profile_fields";
            fields: components["schemas"]["ProfileField"][];
        };
        DefaultStreamGroupsEvent: {
            id: number;
            /** @constant */
            type: "default_stream_groups";
            default_stream_groups: components["schemas"]["DefaultStreamGroup"][];
        };
        DefaultStreamsEvent: {
            id: number;
            /** @constant */
            type: "default_streams";
            default_streams: components["schemas"]["DefaultStream"][];
        };
        DeleteStreamMessagesEvent: {
            id: number;
            /** @constant */
            type: "delete_message";
            /** @description With the capability `bulk_message_deletion`. */
            message_ids?: number[];
            /** @description Without it, one event per message. */
            message_id?: number;
            /** @constant */
            message_type: "stream";
            stream_id: number;
            topic: string;
        };
        DeleteDirectMessagesEvent: {
            id: number;
            /** @constant */
            type: "delete_message";
            message_ids?: number[];
            message_id?: number;
            /** @constant */
            message_type: "private";
        };
        DeleteMessageEvent: components["schemas"]["DeleteStreamMessagesEvent"] | components["schemas"]["DeleteDirectMessagesEvent"];
        DraftsAddEvent: {
            id: number;
            /** @constant */
            type: "drafts";
            /** @constant */
            op: "add";
            drafts: components["schemas"]["Draft"][];
        };
        DraftsUpdateEvent: {
            id: number;
            /** @constant */
            type: "drafts";
            /** @constant */
            op: "update";
            draft: components["schemas"]["Draft"];
        };
        DraftsRemoveEvent: {
            id: number;
            /** @constant */
            type: "drafts";
            /** @constant */
            op: "remove";
            draft_id: number;
        };
        HasZoomTokenEvent: {
            id: number;
            /** @constant */
            type: "has_zoom_token";
            value: boolean;
        };
        HeartbeatEvent: {
            id: number;
            /** @constant */
            type: "heartbeat";
        };
        InvitesChangedEvent: {
            id: number;
            /** @constant */
            type: "invites_changed";
        };
        MessageEvent: {
            id: number;
            /** @constant */
            type: "message";
            flags: components["schemas"]["Flag"][];
            message: components["schemas"]["EventMessage"];
            /** @description Echo of `local_id`, in the sender's own queue only. */
            local_message_id?: string;
            /** @description The same as `local_message_id`, under the name that it was sent with. */
            local_id?: string;
        };
        MutedTopicsEvent: {
            id: number;
            /** @constant */
            type: "muted_topics";
            muted_topics: components["schemas"]["MutedTopic"][];
        };
        MutedUsersEvent: {
            id: number;
            /** @constant */
            type: "muted_users";
            muted_users: components["schemas"]["MutedUser"][];
        };
        OnboardingStepsEvent: {
            id: number;
            /** @constant */
            type: "onboarding_steps";
            onboarding_steps: components["schemas"]["OnboardingStep"][];
        };
        PresenceEvent: {
            id: number;
            /** @constant */
            type: "presence";
            user_id: number;
            /** @description Not with `slim_presence`. */
            email?: string;
            server_timestamp: number;
            presence: {
                website: {
                    client: string;
                    /** @enum {string} */
                    status: "active" | "idle";
                    timestamp: number;
                    pushable: boolean;
                };
            };
        };
        ReactionAddEvent: {
            id: number;
            /** @constant */
            type: "reaction";
            /** @constant */
            op: "add";
            message_id: number;
            emoji_name: string;
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
            user_id: number;
            /** @deprecated */
            user: {
                user_id: number;
                email: string;
                full_name: string;
            };
        };
        ReactionRemoveEvent: {
            id: number;
            /** @constant */
            type: "reaction";
            /** @constant */
            op: "remove";
            message_id: number;
            emoji_name: string;
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
            user_id: number;
            /** @deprecated */
            user: {
                user_id: number;
                email: string;
                full_name: string;
            };
        };
        RealmSettingEvent: {
            id: number;
            /** @constant */
            type: "realm";
            /** @constant */
            op: "update";
            property: string;
            value: string | number | boolean | null;
            /** @description Only with the property `plan_type`. */
            extra_data?: {
                upload_quota: number | null;
            };
        };
        RealmSettingsEvent: {
            id: number;
            /** @constant */
            type: "realm";
            /** @constant */
            op: "update_dict";
            /** @constant */
            property: "default";
            data: {
                allow_message_editing?: boolean;
                edit_topic_policy?: number;
                message_content_edit_limit_seconds?: number | null;
                authentication_methods?: {
                    [key: string]: boolean;
                };
                create_multiuse_invite_group?: number;
                can_access_all_users_group?: number;
            };
        };
        RealmIconEvent: {
            id: number;
            /** @constant */
            type: "realm";
            /** @constant */
            op: "update_dict";
            /** @constant */
            property: "icon";
            data: {
                icon_url: string;
                /** @enum {string} */
                icon_source: "G" | "U";
            };
        };
        RealmLogoEvent: {
            id: number;
            /** @constant */
            type: "realm";
            /** @constant */
            op: "update_dict";
            /** @constant */
            property: "logo";
            data: {
                logo_url: string;
                /** @enum {string} */
                logo_source: "D" | "U";
            };
        };
        RealmNightLogoEvent: {
            id: number;
            /** @constant */
            type: "realm";
            /** @constant */
            op: "update_dict";
            /** @constant */
            property: "night_logo";
            data: {
                night_logo_url: string;
                /** @enum {string} */
                night_logo_source: "D" | "U";
            };
        };
        RealmDeactivatedEvent: {
            id: number;
            /** @constant */
            type: "realm";
            /** @constant */
            op: "deactivated";
            realm_id: number;
        };
        RealmBotAddEvent: {
            id: number;
            /** @constant */
            type: "realm_bot";
            /** @constant */
            op: "add";
            bot: components["schemas"]["Bot"];
        };
        RealmBotDeleteEvent: {
            id: number;
            /** @constant */
            type: "realm_bot";
            /** @constant */
            op: "delete";
            bot: {
                user_id: number;
            };
        };
        RealmBotUpdateEvent: {
            id: number;
            /** @constant */
            type: "realm_bot";
            /** @constant */
            op: "update";
            bot: {
                user_id: number;
                full_name?: string;
                api_key?: string;
                avatar_url?: string;
                is_active?: boolean;
                owner_id?: number | null;
                default_sending_stream?: string | null;
                default_events_register_stream?: string | null;
                default_all_public_streams?: boolean;
                services?: Record<string, unknown>[];
            };
        };
        RealmDomainsAddEvent: {
            id: number;
            /** @constant */
            type: "realm_domains";
            /** @constant */
            op: "add";
            realm_domain: components["schemas"]["RealmDomain"];
        };
        RealmDomainsChangeEvent: {
            id: number;
            /** @constant */
            type: "realm_domains";
            /** @constant */
            op: "change";
            realm_domain: components["schemas"]["RealmDomain"];
        };
        RealmDomainsRemoveEvent: {
            id: number;
            /** @constant */
            type: "realm_domains";
            /** @constant */
            op: "remove";
            domain: string;
        };
        RealmEmojiUpdateEvent: {
            id: number;
            /** @constant */
            type: "realm_emoji";
            /** @constant */
            op: "update";
            realm_emoji: components["schemas"]["CustomEmojiMap"];
        };
        RealmExportEvent: {
            id: number;
            /** @constant */
            type: "realm_export";
            exports: {
                id: number;
                export_time: number;
                acting_user_id: number;
                export_url: string | null;
                deleted_timestamp: number | null;
                failed_timestamp: number | null;
                pending: boolean;
            }[];
        };
        RealmLinkifiersEvent: {
            id: number;
            /** @constant */
            type: "realm_linkifiers";
            realm_linkifiers: components["schemas"]["Linkifier"][];
        };
        RealmPlaygroundsEvent: {
            id: number;
            /** @constant */
            type: "realm_playgrounds";
            realm_playgrounds: components["schemas"]["Playground"][];
        };
        RealmUserAddEvent: {
            id: number;
            /** @constant */
            type: "realm_user";
            /** @constant */
            op: "add";
            person: components["schemas"]["User"];
        };
        RealmUserRemoveEvent: {
            id: number;
            /** @constant */
            type: "realm_user";
            /** @constant */
            op: "remove";
            person: {
                user_id: number;
                full_name: string;
            };
        };
        RealmUserUpdateEvent: {
            id: number;
            /** @constant */
            type: "realm_user";
            /** @constant */
            op: "update";
            person: components["schemas"]["PersonChange"];
        };
        /** @description What changed about a person: one group of fields. */
        PersonChange: {
            user_id: number;
            full_name: string;
        } | {
            user_id: number;
            role: number;
        } | {
            user_id: number;
            is_billing_admin: boolean;
        } | {
            user_id: number;
            is_active: boolean;
        } | {
            user_id: number;
            delivery_email: string | null;
        } | {
            user_id: number;
            new_email: string;
        } | {
            user_id: number;
            /** @enum {string} */
            avatar_source: "G" | "U";
            avatar_url: string | null;
            avatar_url_medium: string | null;
            avatar_version: number;
        } | {
            user_id: number;
            email: string;
            timezone: string;
        } | {
            user_id: number;
            bot_owner_id: number;
        } | {
            user_id: number;
            custom_profile_field: {
                id: number;
                value: string | null;
                rendered_value?: string;
            };
        };
        RealmUserSettingsDefaultsUpdateEvent: {
            id: number;
            /** @constant */
            type: "realm_user_settings_defaults";
            /** @constant */
            op: "update";
            property: string;
            value: string | number | boolean;
        };
        RestartEvent: {
            id: number;
            /** @constant */
            type: "restart";
            zulip_version: string;
            zulip_merge_base: string;
            zulip_feature_level: number;
            server_generation: number;
            immediate?: boolean;
        };
        ScheduledMessagesAddEvent: {
            id: number;
            /** @constant */
            type: "scheduled_messages";
            /** @constant */
            op: "add";
            scheduled_messages: components["schemas"]["ScheduledMessage"][];
        };
        ScheduledMessagesUpdateEvent: {
            id: number;
            /** @constant */
            type: "scheduled_messages";
            /** @constant */
            op: "update";
            scheduled_message: components["schemas"]["ScheduledMessage"];
        };
        ScheduledMessagesRemoveEvent: {
            id: number;
            /** @constant */
            type: "scheduled_messages";
            /** @constant */
            op: "remove";
            scheduled_message_id: number;
        };
        StreamCreateEvent: {
            id: number;
            /** @constant */
            type: "stream";
            /** @constant */
            op: "create";
            streams: components["schemas"]["Stream"][];
        };
        StreamDeleteEvent: {
            id: number;
            /** @constant */
            type: "stream";
            /** @constant */
            op: "delete";
            streams: components["schemas"]["Stream"][];
        };
        StreamNameEvent: {
            id: number;
            /** @constant */
            type: "stream";
            /** @constant */
            op: "update";
            /** @constant */
            property: "name";
            value: string;
            stream_id: number;
            /** @description The old name. */
            name: string;
        };
        StreamDescriptionEvent: {
            id: number;
            /** @constant */
            type: "stream";
            /** @constant */
            op: "update";
            /** @constant */
            property: "description";
            value: string;
            stream_id: number;
            name: string;
            rendered_description: string;
        };
        StreamInviteOnlyEvent: {
            id: number;
            /** @constant */
            type: "stream";
            /** @constant */
            op: "update";
            /** @constant */
            property: "invite_only";
            value: boolean;
            stream_id: number;
            name: string;
            history_public_to_subscribers: boolean;
            is_web_public: boolean;
        };
        StreamStreamPostPolicyEvent: {
            id: number;
            /** @constant */
            type: "stream";
            /** @constant */
            op: "update";
            /** @constant */
            property: "stream_post_policy";
            value: number;
            stream_id: number;
            name: string;
        };
        StreamIsAnnouncementOnlyEvent: {
            id: number;
            /** @constant */
            type: "stream";
            /** @constant */
            op: "update";
            /** @constant */
            property: "is_announcement_only";
            value: boolean;
            stream_id: number;
            name: string;
        };
        StreamMessageRetentionDaysEvent: {
            id: number;
            /** @constant */
            type: "stream";
            /** @constant */
            op: "update";
            /** @constant */
            property: "message_retention_days";
            value: number | null;
            stream_id: number;
            name: string;
        };
        StreamCanRemoveSubscribersGroupEvent: {
            id: number;
            /** @constant */
            type: "stream";
            /** @constant */
            op: "update";
            /** @constant */
            property: "can_remove_subscribers_group";
            value: number;
            stream_id: number;
            name: string;
        };
        SubmessageEvent: {
            id: number;
            /** @constant */
            type: "submessage";
            message_id: number;
            submessage_id: number;
            sender_id: number;
            msg_type: string;
            content: string;
        };
        SubscriptionAddEvent: {
            id: number;
            /** @constant */
            type: "subscription";
            /** @constant */
            op: "add";
            subscriptions: components["schemas"]["Subscription"][];
        };
        SubscriptionRemoveEvent: {
            id: number;
            /** @constant */
            type: "subscription";
            /** @constant */
            op: "remove";
            subscriptions: {
                name: string;
                stream_id: number;
            }[];
        };
        SubscriptionColorEvent: {
            id: number;
            /** @constant */
            type: "subscription";
            /** @constant */
            op: "update";
            /** @constant */
            property: "color";
            value: string;
            stream_id: number;
        };
        SubscriptionSettingEvent: {
            id: number;
            /** @constant */
            type: "subscription";
            /** @constant */
            op: "update";
            /** @enum {string} */
            property: "pin_to_top" | "is_muted" | "in_home_view" | "desktop_notifications" | "audible_notifications" | "push_notifications" | "email_notifications" | "wildcard_mentions_notify";
            value: boolean;
            stream_id: number;
        };
        SubscriptionPeerAddEvent: {
            id: number;
            /** @constant */
            type: "subscription";
            /** @constant */
            op: "peer_add";
            stream_ids: number[];
            user_ids: number[];
        };
        SubscriptionPeerRemoveEvent: {
            id: number;
            /** @constant */
            type: "subscription";
            /** @constant */
            op: "peer_remove";
            stream_ids: number[];
            user_ids: number[];
        };
        TypingPerson: {
            user_id: number;
            email: string;
        };
        DirectTypingEvent: {
            id: number;
            /** @constant */
            type: "typing";
            /** @enum {string} */
            op: "start" | "stop";
            /** @constant */
            message_type: "direct";
            sender: components["schemas"]["TypingPerson"];
            /** @description Everybody in the conversation, the sender too. */
            recipients: components["schemas"]["TypingPerson"][];
        };
        StreamTypingEvent: {
            id: number;
            /** @constant */
            type: "typing";
            /** @enum {string} */
            op: "start" | "stop";
            /** @constant */
            message_type: "stream";
            sender: components["schemas"]["TypingPerson"];
            stream_id: number;
            topic: string;
        };
        UpdateDisplaySettingsEvent: {
            id: number;
            /** @constant */
            type: "update_display_settings";
            user: string;
            /** @enum {string} */
            setting_name: "color_scheme" | "default_language" | "web_home_view" | "demote_inactive_streams" | "dense_mode" | "emojiset" | "enable_drafts_synchronization" | "enter_sends" | "fluid_layout_width" | "high_contrast_mode" | "left_side_userlist" | "translate_emoticons" | "twenty_four_hour_time" | "starred_message_counts" | "timezone";
            setting: string | number | boolean;
            /** @description Only for `default_language`. */
            language_name?: string;
        };
        UpdateGlobalNotificationsEvent: {
            id: number;
            /** @constant */
            type: "update_global_notifications";
            user: string;
            /** @enum {string} */
            notification_name: "desktop_icon_count_display" | "email_notifications_batching_period_seconds" | "enable_desktop_notifications" | "enable_sounds" | "enable_offline_email_notifications" | "enable_offline_push_notifications" | "enable_online_push_notifications" | "enable_digest_emails" | "enable_login_emails" | "enable_marketing_emails" | "enable_stream_desktop_notifications" | "enable_stream_email_notifications" | "enable_stream_push_notifications" | "enable_stream_audible_notifications" | "message_content_in_email_notifications" | "pm_content_in_desktop_notifications" | "presence_enabled" | "wildcard_mentions_notify" | "notification_sound" | "realm_name_in_email_notifications_policy";
            setting: string | number | boolean;
        };
        UpdateMessageEvent: {
            id: number;
            /** @constant */
            type: "update_message";
            /** @description Null when only the rendering changed. */
            user_id: number | null;
            edit_timestamp: number;
            message_id: number;
            message_ids: number[];
            flags: components["schemas"]["Flag"][];
            rendering_only: boolean;
            stream_id?: number;
            stream_name?: string;
            content?: string;
            rendered_content?: string;
            orig_content?: string;
            orig_rendered_content?: string;
            prev_rendered_content_version?: number;
            is_me_message?: boolean;
            subject?: string;
            topic_links?: components["schemas"]["TopicLink"][];
            orig_subject?: string;
            /** @enum {string} */
            propagate_mode?: "change_one" | "change_later" | "change_all";
            new_stream_id?: number;
        };
        UpdateMessageFlagsAddEvent: {
            id: number;
            /** @constant */
            type: "update_message_flags";
            /** @constant */
            op: "add";
            /**
             * @deprecated
             * @description Same as `op`.
             * @constant
             */
            operation: "add";
            flag: components["schemas"]["Flag"];
            messages: number[];
            all: boolean;
        };
        UnreadDirectDetails: {
            /** @constant */
            type: "private";
            user_ids: number[];
            mentioned?: boolean;
        };
        UnreadStreamDetails: {
            /** @constant */
            type: "stream";
            stream_id: number;
            topic: string;
            unmuted_stream_msg: boolean;
            mentioned?: boolean;
        };
        UpdateMessageFlagsRemoveEvent: {
            id: number;
            /** @constant */
            type: "update_message_flags";
            /** @constant */
            op: "remove";
            /**
             * @deprecated
             * @description Same as `op`.
             * @constant
             */
            operation: "remove";
            flag: components["schemas"]["Flag"];
            messages: number[];
            all: boolean;
            /** @description By message id; only when `read` is removed. */
            message_details?: {
                [key: string]: components["schemas"]["UnreadDirectDetails"] | components["schemas"]["UnreadStreamDetails"];
            };
        };
        UserGroupAddEvent: {
            id: number;
            /** @constant */
            type: "user_group";
            /** @constant */
            op: "add";
            group: components["schemas"]["UserGroup"];
        };
        UserGroupAddMembersEvent: {
            id: number;
            /** @constant */
            type: "user_group";
            /** @constant */
            op: "add_members";
            group_id: number;
            user_ids: number[];
        };
        UserGroupRemoveMembersEvent: {
            id: number;
            /** @constant */
            type: "user_group";
            /** @constant */
            op: "remove_members";
            group_id: number;
            user_ids: number[];
        };
        UserGroupAddSubgroupsEvent: {
            id: number;
            /** @constant */
            type: "user_group";
            /** @constant */
            op: "add_subgroups";
            group_id: number;
            direct_subgroup_ids: number[];
        };
        UserGroupRemoveSubgroupsEvent: {
            id: number;
            /** @constant */
            type: "user_group";
            /** @constant */
            op: "remove_subgroups";
            group_id: number;
            direct_subgroup_ids: number[];
        };
        UserGroupRemoveEvent: {
            id: number;
            /** @constant */
            type: "user_group";
            /** @constant */
            op: "remove";
            group_id: number;
        };
        UserGroupUpdateEvent: {
            id: number;
            /** @constant */
            type: "user_group";
            /** @constant */
            op: "update";
            group_id: number;
            data: {
                name?: string;
                description?: string;
                can_mention_group?: number;
            };
        };
        UserSettingsUpdateEvent: {
            id: number;
            /** @constant */
            type: "user_settings";
            /** @constant */
            op: "update";
            /** @enum {string} */
            property: "color_scheme" | "default_language" | "web_home_view" | "demote_inactive_streams" | "dense_mode" | "emojiset" | "enable_drafts_synchronization" | "enter_sends" | "fluid_layout_width" | "high_contrast_mode" | "left_side_userlist" | "translate_emoticons" | "twenty_four_hour_time" | "starred_message_counts" | "desktop_icon_count_display" | "email_notifications_batching_period_seconds" | "enable_desktop_notifications" | "enable_sounds" | "enable_offline_email_notifications" | "enable_offline_push_notifications" | "enable_online_push_notifications" | "enable_digest_emails" | "enable_login_emails" | "enable_marketing_emails" | "enable_stream_desktop_notifications" | "enable_stream_email_notifications" | "enable_stream_push_notifications" | "enable_stream_audible_notifications" | "message_content_in_email_notifications" | "pm_content_in_desktop_notifications" | "presence_enabled" | "wildcard_mentions_notify" | "notification_sound" | "realm_name_in_email_notifications_policy" | "enable_followed_topic_desktop_notifications" | "enable_followed_topic_email_notifications" | "enable_followed_topic_push_notifications" | "enable_followed_topic_audible_notifications" | "enable_followed_topic_wildcard_mentions_notify" | "automatically_follow_topics_policy" | "automatically_unmute_topics_in_muted_streams_policy" | "automatically_follow_topics_where_mentioned" | "display_emoji_reaction_users" | "web_escape_navigates_to_home_view" | "send_private_typing_notifications" | "send_stream_typing_notifications" | "send_read_receipts" | "email_address_visibility" | "web_mark_read_on_scroll_policy" | "user_list_style" | "web_stream_unreads_count_display_policy" | "timezone";
            value: string | number | boolean;
            /** @description Only for `default_language`. */
            language_name?: string;
        };
        UserStatusEvent: {
            id: number;
            /** @constant */
            type: "user_status";
            user_id: number;
            away?: boolean;
            status_text?: string;
            emoji_name?: string;
            emoji_code?: string;
            reaction_type?: components["schemas"]["ReactionType"];
        };
        UserTopicEvent: {
            id: number;
            /** @constant */
            type: "user_topic";
            stream_id: number;
            topic_name: string;
            last_updated: number;
            visibility_policy: number;
        };
        /** @description Anything a queue can deliver. `id` grows within a queue. */
        Event: components["schemas"]["AlertWordsEvent"] | components["schemas"]["AttachmentAddEvent"] | components["schemas"]["AttachmentUpdateEvent"] | components["schemas"]["AttachmentRemoveEvent"] | components["schemas"]["CustomProfileFieldsEvent"] | components["schemas"]["DefaultStreamGroupsEvent"] | components["schemas"]["DefaultStreamsEvent"] | components["schemas"]["DeleteMessageEvent"] | components["schemas"]["DraftsAddEvent"] | components["schemas"]["DraftsUpdateEvent"] | components["schemas"]["DraftsRemoveEvent"] | components["schemas"]["HasZoomTokenEvent"] | components["schemas"]["HeartbeatEvent"] | components["schemas"]["InvitesChangedEvent"] | components["schemas"]["MessageEvent"] | components["schemas"]["MutedTopicsEvent"] | components["schemas"]["MutedUsersEvent"] | components["schemas"]["OnboardingStepsEvent"] | components["schemas"]["PresenceEvent"] | components["schemas"]["ReactionAddEvent"] | components["schemas"]["ReactionRemoveEvent"] | components["schemas"]["RealmSettingEvent"] | components["schemas"]["RealmSettingsEvent"] | components["schemas"]["RealmIconEvent"] | components["schemas"]["RealmLogoEvent"] | components["schemas"]["RealmNightLogoEvent"] | components["schemas"]["RealmDeactivatedEvent"] | components["schemas"]["RealmBotAddEvent"] | components["schemas"]["RealmBotDeleteEvent"] | components["schemas"]["RealmBotUpdateEvent"] | components["schemas"]["RealmDomainsAddEvent"] | components["schemas"]["RealmDomainsChangeEvent"] | components["schemas"]["RealmDomainsRemoveEvent"] | components["schemas"]["RealmEmojiUpdateEvent"] | components["schemas"]["RealmExportEvent"] | components["schemas"]["RealmLinkifiersEvent"] | components["schemas"]["RealmPlaygroundsEvent"] | components["schemas"]["RealmUserAddEvent"] | components["schemas"]["RealmUserRemoveEvent"] | components["schemas"]["RealmUserUpdateEvent"] | components["schemas"]["RealmUserSettingsDefaultsUpdateEvent"] | components["schemas"]["RestartEvent"] | components["schemas"]["ScheduledMessagesAddEvent"] | components["schemas"]["ScheduledMessagesUpdateEvent"] | components["schemas"]["ScheduledMessagesRemoveEvent"] | components["schemas"]["StreamCreateEvent"] | components["schemas"]["StreamDeleteEvent"] | components["schemas"]["StreamNameEvent"] | components["schemas"]["StreamDescriptionEvent"] | components["schemas"]["StreamInviteOnlyEvent"] | components["schemas"]["StreamStreamPostPolicyEvent"] | components["schemas"]["StreamIsAnnouncementOnlyEvent"] | components["schemas"]["StreamMessageRetentionDaysEvent"] | components["schemas"]["StreamCanRemoveSubscribersGroupEvent"] | components["schemas"]["SubmessageEvent"] | components["schemas"]["SubscriptionAddEvent"] | components["schemas"]["SubscriptionRemoveEvent"] | components["schemas"]["SubscriptionColorEvent"] | components["schemas"]["SubscriptionSettingEvent"] | components["schemas"]["SubscriptionPeerAddEvent"] | components["schemas"]["SubscriptionPeerRemoveEvent"] | components["schemas"]["DirectTypingEvent"] | components["schemas"]["StreamTypingEvent"] | components["schemas"]["UpdateDisplaySettingsEvent"] | components["schemas"]["UpdateGlobalNotificationsEvent"] | components["schemas"]["UpdateMessageEvent"] | components["schemas"]["UpdateMessageFlagsAddEvent"] | components["schemas"]["UpdateMessageFlagsRemoveEvent"] | components["schemas"]["UserGroupAddEvent"] | components["schemas"]["UserGroupAddMembersEvent"] | components["schemas"]["UserGroupRemoveMembersEvent"] | components["schemas"]["UserGroupAddSubgroupsEvent"] | components["schemas"]["UserGroupRemoveSubgroupsEvent"] | components["schemas"]["UserGroupRemoveEvent"] | components["schemas"]["UserGroupUpdateEvent"] | components["schemas"]["UserSettingsUpdateEvent"] | components["schemas"]["UserStatusEvent"] | components["schemas"]["UserTopicEvent"];
    };
    responses: {
        /** @description Done; nothing but the envelope. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description No credentials, or credentials that fail. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate"?: "Basic realm=\"zulip\"";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unauthorized"];
            };
        };
        /** @description Too many requests. */
        RateLimited: {
            headers: {
                /** @description Seconds, with a fraction. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RateLimitHit"];
            };
        };
        /** @description The request could not be read, or the server failed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed. */
        ServerFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "get-server-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /**
                         * @deprecated
                         * @description Use `external_authentication_methods`.
                         */
                        authentication_methods: {
                            password: boolean;
                            dev: boolean;
                            email: boolean;
                            ldap: boolean;
                            remoteuser: boolean;
                            github: boolean;
                            azuread: boolean;
                            gitlab: boolean;
                            google: boolean;
                            apple: boolean;
                            saml: boolean;
                            "openid connect": boolean;
                        };
                        zulip_version: string;
                        zulip_merge_base: string;
                        zulip_feature_level: number;
                        push_notifications_enabled: boolean;
                        /** @description Whether the server refuses this client. */
                        is_incompatible: boolean;
                        email_auth_enabled: boolean;
                        require_email_format_usernames: boolean;
                        /** @description Without trailing slash. */
                        realm_uri: string;
                        realm_name?: string;
                        realm_icon?: string;
                        /** @description HTML. */
                        realm_description?: string;
                        realm_web_public_access_enabled: boolean;
                        external_authentication_methods: {
                            name: string;
                            display_name: string;
                            display_icon: string | null;
                            login_url: string;
                            signup_url: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            default: components["responses"]["ServerFailed"];
        };
    };
    "fetch-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The real email address. */
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & components["schemas"]["ApiKey"];
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            /** @description Not logged in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordAuthDisabled"] | components["schemas"]["AuthenticationFailed"] | components["schemas"]["RealmDeactivated"] | components["schemas"]["UserDeactivated"] | components["schemas"]["PasswordResetRequired"];
                };
            };
            /** @description No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NonexistentSubdomain"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitHit"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    "dev-fetch-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The real email address. */
                    username: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & components["schemas"]["ApiKey"];
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            /** @description Not logged in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealmDeactivated"] | components["schemas"]["UserDeactivated"] | components["schemas"]["AuthenticationFailed"];
                };
            };
            /** @description No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NonexistentSubdomain"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    "regenerate-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        api_key: string;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "register-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Whether `message` events carry HTML.
                     * @default false
                     */
                    apply_markdown: boolean;
                    /**
                     * @description Whether the client computes gravatars itself.
                     * @default true
                     */
                    client_gravatar: boolean;
                    /**
                     * @description Presence by user id.
                     * @default false
                     */
                    slim_presence: boolean;
                    /** @description Messages of every public stream; by default as the account is set. */
                    all_public_streams?: boolean;
                    /**
                     * @description Add `subscribers` to each stream.
                     * @default false
                     */
                    include_subscribers: boolean;
                    /** @description Newer forms that the client understands. */
                    client_capabilities?: {
                        notification_settings_null: boolean;
                        bulk_message_deletion?: boolean;
                        user_avatar_url_field_optional?: boolean;
                        stream_typing_notifications?: boolean;
                        user_settings_object?: boolean;
                        linkifier_url_template?: boolean;
                        user_list_incomplete?: boolean;
                    } & {
                        [key: string]: boolean;
                    };
                    /** @description Types of events wanted; all by default. */
                    event_types?: string[];
                    /** @description Types of state wanted; as `event_types` by default. */
                    fetch_event_types?: string[];
                    /** @description Filters `message` events; pairs of operator and operand. */
                    narrow?: [
                        string,
                        string
                    ][];
                    /**
                     * @description Seconds the queue lives without a poll; 0 for the default of 600.
                     * @default 0
                     */
                    queue_lifespan_secs: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & components["schemas"]["RegisteredState"] & components["schemas"]["RegisteredRealm"] & components["schemas"]["RegisteredPeople"] & components["schemas"]["RegisteredSettings"] & {
                        queue_id: string | null;
                        /** @description -1, or the last event that the state already shows. */
                        last_event_id?: number;
                        zulip_version: string;
                        zulip_feature_level: number;
                        zulip_merge_base: string;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-events": {
        parameters: {
            query: {
                user_client?: string;
                /** @description Highest id that the client has dealt with; -1 at first. Required with `queue_id`. */
                last_event_id?: number;
                /** @description Required, except to make a queue with `dont_block`. */
                queue_id?: string;
                apply_markdown: boolean;
                client_gravatar: boolean;
                slim_presence: boolean;
                all_public_streams?: boolean;
                event_types?: string[];
                /** @description Answer at once, even with nothing. */
                dont_block: boolean;
                narrow?: [
                    string,
                    string
                ][];
                lifespan_secs: number;
                bulk_message_deletion: boolean;
                stream_typing_notifications: boolean;
                user_settings_object: boolean;
                pronouns_field_type_supported: boolean;
                linkifier_url_template: boolean;
                user_list_incomplete: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "success",
                     *       "msg": "",
                     *       "events": [
                     *         {
                     *           "type": "heartbeat",
                     *           "id": 10
                     *         }
                     *       ],
                     *       "queue_id": "5f0c1f8e-3b0a-4a57-9d5c-6c1b3f2e9a10"
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Ascending by id. */
                        events: components["schemas"]["Event"][];
                        /** @description Only when the call waited, or made the queue. */
                        queue_id?: string;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["BadParameterValue"] | components["schemas"]["BadEventQueueId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "delete-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    queue_id: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadEventQueueId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-messages": {
        parameters: {
            query: {
                /** @description A message id, `newest`, `oldest` or `first_unread`. */
                anchor?: string;
                include_anchor: boolean;
                num_before: number;
                num_after: number;
                /** @description Only messages that fit every term. */
                narrow?: {
                    operator: string;
                    operand: string | number | number[];
                    negated: boolean;
                }[];
                /**
                 * @deprecated
                 * @description Use `anchor`.
                 */
                use_first_unread_anchor: boolean;
                /** @description Whether the client computes gravatars itself. */
                client_gravatar: boolean;
                /** @description HTML, or Markdown. */
                apply_markdown: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Ascending by id. */
                        messages: components["schemas"]["Message"][];
                        anchor: number;
                        found_anchor: boolean;
                        found_newest: boolean;
                        found_oldest: boolean;
                        history_limited: boolean;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"] | components["schemas"]["BadParameterValue"] | components["schemas"]["BadNarrow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description `private` is the older word for `direct`.
                     * @enum {string}
                     */
                    type: "direct" | "private" | "stream";
                    /** @description Name or id of a stream; ids or API emails of people. Read as JSON, else as plain text. */
                    to?: unknown;
                    sender?: string;
                    forged?: string;
                    /** @description For streams; `subject` is an older name. */
                    topic?: string;
                    /** @description Markdown; cut at `max_message_length`. */
                    content: string;
                    widget_content?: string;
                    /** @description Chosen by the client; comes back in the event of the queue `queue_id`. */
                    local_id?: string;
                    /** @description The queue in which the client waits for its own message. */
                    queue_id?: string;
                    time?: number;
                    /** @description Whether it starts as read; by default decided by the client's name. */
                    read_by_sender?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "success",
                     *       "msg": "",
                     *       "id": 5012,
                     *       "automatic_new_visibility_policy": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description ID of the new message. */
                        id: number;
                        /** @description The sender's new policy for the topic: 2 unmuted, 3 followed. Only when sending changed it. */
                        automatic_new_visibility_policy?: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfusingParameters"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"] | components["schemas"]["BadParameterValue"] | components["schemas"]["StreamDoesNotExist"] | components["schemas"]["StreamWildcardMentionNotAllowed"] | components["schemas"]["TopicWildcardMentionNotAllowed"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-message": {
        parameters: {
            query: {
                /** @description HTML, or Markdown. */
                apply_markdown: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the message. */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        message: components["schemas"]["Message"];
                        /**
                         * @deprecated
                         * @description The Markdown.
                         */
                        raw_content: string;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "delete-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the message. */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the message. */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The stream to move to. */
                    stream_id?: number;
                    /** @description `subject` is an older name. */
                    topic?: string;
                    /**
                     * @description Which other messages of the topic go along.
                     * @default change_one
                     * @enum {string}
                     */
                    propagate_mode: "change_later" | "change_one" | "change_all";
                    /** @default false */
                    send_notification_to_old_thread: boolean;
                    /** @default true */
                    send_notification_to_new_thread: boolean;
                    /** @description Markdown. */
                    content?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfusingParameters"] | components["schemas"]["BadRequest"] | components["schemas"]["StreamWildcardMentionNotAllowed"] | components["schemas"]["TopicWildcardMentionNotAllowed"] | components["schemas"]["MoveMessagesTimeLimitExceeded"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-message-history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the message. */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Oldest first. */
                        message_history: {
                            topic: string;
                            content: string;
                            rendered_content: string;
                            timestamp: number;
                            user_id: number | null;
                            prev_topic?: string;
                            prev_stream?: number;
                            stream?: number;
                            prev_content?: string;
                            prev_rendered_content?: string;
                            content_html_diff?: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "get-read-receipts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the message. */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        user_ids: number[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "check-messages-match-narrow": {
        parameters: {
            query: {
                msg_ids: number[];
                narrow: {
                    operator: string;
                    operand: string | number | number[];
                    negated: boolean;
                }[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description By message id; those that do not fit are absent. */
                        messages: {
                            [key: string]: {
                                match_content: string;
                                match_subject: string;
                            };
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"] | components["schemas"]["BadParameterValue"] | components["schemas"]["BadNarrow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "render-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    content: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description HTML. */
                        rendered: string;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingParameter"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-message-flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    messages: number[];
                    /** @description `add` or `remove`. */
                    op: string;
                    /** @description `read`, `starred` or `collapsed`. */
                    flag: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description The list as sent. */
                        messages: number[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-message-flags-for-narrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description A message id, `newest`, `oldest` or `first_unread`. */
                    anchor: string;
                    /** @default true */
                    include_anchor: boolean;
                    num_before: number;
                    num_after: number;
                    narrow: {
                        operator: string;
                        operand: string | number | number[];
                        negated: boolean;
                    }[];
                    /** @description `add` or `remove`. */
                    op: string;
                    /** @description `read`, `starred` or `collapsed`. */
                    flag: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        processed_count: number;
                        updated_count: number;
                        first_processed_id: number | null;
                        last_processed_id: number | null;
                        found_oldest: boolean;
                        found_newest: boolean;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"] | components["schemas"]["BadParameterValue"] | components["schemas"]["BadNarrow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "mark-all-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description False when only some were marked; the client asks again. */
                        complete: boolean;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "mark-stream-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    stream_id: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "mark-topic-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    stream_id: number;
                    topic_name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "add-reaction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the message. */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    emoji_name: string;
                    /** @description Looked up by name when absent. */
                    emoji_code?: string;
                    /** @description Looked up by name when absent. */
                    reaction_type?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"] | components["schemas"]["ReactionAlreadyExists"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "remove-reaction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the message. */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    emoji_name?: string;
                    emoji_code?: string;
                    /** @default unicode_emoji */
                    reaction_type: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["ReactionDoesNotExist"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "send-submessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    message_id: number;
                    msg_type: string;
                    /** @description JSON text. */
                    content: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "set-typing-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @default direct
                     * @enum {string}
                     */
                    type: "direct" | "stream";
                    /** @enum {string} */
                    op: "start" | "stop";
                    /** @description User ids; for `direct`. */
                    to?: number[];
                    /** @description For `stream`. */
                    stream_id?: number;
                    /** @description For `stream`. */
                    topic?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-subscriptions": {
        parameters: {
            query: {
                /** @description Add `subscribers` to each. */
                include_subscribers: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description By name. */
                        subscriptions: components["schemas"]["Subscription"][];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Streams by name. */
                    subscriptions: {
                        name: string;
                        /** Format: color */
                        color?: string;
                        description?: string;
                    }[];
                    /** @default false */
                    invite_only: boolean;
                    /** @default false */
                    is_web_public: boolean;
                    /** @default false */
                    is_default_stream: boolean;
                    /**
                     * @default 1
                     * @enum {integer}
                     */
                    stream_post_policy: 1 | 2 | 3 | 4;
                    /** @description By default the opposite of `invite_only`. */
                    history_public_to_subscribers?: boolean;
                    /**
                     * @description Days, `unlimited` or `realm_default`.
                     * @default realm_default
                     */
                    message_retention_days: string | number;
                    /** @description By default the administrators. */
                    can_remove_subscribers_group?: number;
                    /** @default false */
                    announce: boolean;
                    /** @description API emails or ids of those concerned; by default the caller. */
                    principals?: string[] | number[];
                    /**
                     * @description Whether one stream that is closed refuses all.
                     * @default true
                     */
                    authorization_errors_fatal: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Names of streams by API email. */
                        subscribed: {
                            [key: string]: string[];
                        };
                        /** @description Names of streams by API email. */
                        already_subscribed: {
                            [key: string]: string[];
                        };
                        /** @description Only when `authorization_errors_fatal` is false. */
                        unauthorized?: string[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadParameterValue"] | components["schemas"]["MissingRole"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Names of streams. */
                    subscriptions: string[];
                    /** @description API emails or ids of those concerned; by default the caller. */
                    principals?: string[] | number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        removed: string[];
                        not_removed: string[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Names of streams.
                     * @default []
                     */
                    delete: string[];
                    /**
                     * @description Streams by name.
                     * @default []
                     */
                    add: {
                        name: string;
                        /** Format: color */
                        color?: string;
                        description?: string;
                    }[];
                    /** @default false */
                    invite_only: boolean;
                    /** @default false */
                    is_web_public: boolean;
                    /** @default false */
                    is_default_stream: boolean;
                    /**
                     * @default 1
                     * @enum {integer}
                     */
                    stream_post_policy: 1 | 2 | 3 | 4;
                    /** @description By default the opposite of `invite_only`. */
                    history_public_to_subscribers?: boolean;
                    /**
                     * @description Days, `unlimited` or `realm_default`.
                     * @default realm_default
                     */
                    message_retention_days: string | number;
                    /** @description By default the administrators. */
                    can_remove_subscribers_group?: number;
                    /** @default false */
                    announce: boolean;
                    /** @description API emails or ids of those concerned; by default the caller. */
                    principals?: string[] | number[];
                    /** @default true */
                    authorization_errors_fatal: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        subscribed: {
                            [key: string]: string[];
                        };
                        already_subscribed: {
                            [key: string]: string[];
                        };
                        unauthorized?: string[];
                        removed: string[];
                        not_removed: string[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["BadParameterValue"] | components["schemas"]["MissingRole"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-stream-topics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Newest first. */
                        topics: {
                            name: string;
                            max_id: number;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "get-streams": {
        parameters: {
            query: {
                include_public: boolean;
                include_web_public: boolean;
                include_subscribed: boolean;
                /** @description Administrators only. */
                include_all_active: boolean;
                /** @description Add `is_default`. */
                include_default: boolean;
                /** @description For bots: what the owner is subscribed to. */
                include_owner_subscribed: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description By name. */
                        streams: components["schemas"]["ListedStream"][];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "get-stream-id": {
        parameters: {
            query: {
                /** @description Name of the stream. */
                stream: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        stream_id: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "get-subscription-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user. */
                user_id: number;
                /** @description ID of the stream. */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        is_subscribed: boolean;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "update-user-topic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    stream_id: number;
                    topic: string;
                    /**
                     * @description 0 none, 1 muted, 2 unmuted, 3 followed.
                     * @enum {integer}
                     */
                    visibility_policy: 0 | 1 | 2 | 3;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-subscription-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    subscription_data: {
                        stream_id: number;
                        property: string;
                        value: string | boolean;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-subscription-setting": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    property: string;
                    value: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-stream-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        stream: components["schemas"]["Stream"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "archive-stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingRole"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Markdown. */
                    description?: string;
                    is_private?: boolean;
                    /**
                     * @deprecated
                     * @description Use `stream_post_policy`.
                     */
                    is_announcement_only?: boolean;
                    is_default_stream?: boolean;
                    /** @enum {integer} */
                    stream_post_policy?: 1 | 2 | 3 | 4;
                    history_public_to_subscribers?: boolean;
                    is_web_public?: boolean;
                    new_name?: string;
                    /** @description Days, `unlimited` or `realm_default`. */
                    message_retention_days?: string | number;
                    /** @description ID of a system group. */
                    can_remove_subscribers_group?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingRole"] | components["schemas"]["BadParameterValue"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        subscribers: number[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "delete-topic": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    topic_name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        complete: boolean;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "add-default-stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    stream_id: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "remove-default-stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    stream_id: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-stream-email-address": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        email: string;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "mute-topic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    stream_id?: number;
                    /** @description Name of the stream, instead of its id. */
                    stream?: string;
                    topic: string;
                    /** @enum {string} */
                    op: "add" | "remove";
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-users": {
        parameters: {
            query: {
                /** @description Add `profile_data`. */
                include_custom_profile_fields: boolean;
                /** @description Whether the client computes gravatars itself. */
                client_gravatar: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        members: components["schemas"]["User"][];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "create-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: string;
                    password: string;
                    full_name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        user_id: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-own-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & components["schemas"]["UserFields"] & {
                        delivery_email?: string;
                        is_active: boolean;
                        avatar_url: string;
                        /**
                         * @deprecated
                         * @description -1 for none.
                         */
                        max_message_id: number;
                        /** @description Absent for bots. */
                        profile_data?: components["schemas"]["ProfileData"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "deactivate-own-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["CannotDeactivateLastUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-user": {
        parameters: {
            query: {
                /** @description Add `profile_data`. */
                include_custom_profile_fields: boolean;
                /** @description Whether the client computes gravatars itself. */
                client_gravatar: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the user. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        user: components["schemas"]["User"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "deactivate-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Sends an email with this text. */
                    deactivation_notification_comment?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingRole"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    full_name?: string;
                    /** @enum {integer} */
                    role?: 100 | 200 | 300 | 400 | 600;
                    /** @description Null, an empty text or an empty list removes a value. */
                    profile_data?: {
                        id: number;
                        value: string | number[] | null;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingRole"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-user-by-email": {
        parameters: {
            query: {
                /** @description Add `profile_data`. */
                include_custom_profile_fields: boolean;
                /** @description Whether the client computes gravatars itself. */
                client_gravatar: boolean;
            };
            header?: never;
            path: {
                /** @description The API email. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        user: components["schemas"]["User"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "reactivate-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingRole"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "mute-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the muted user. */
                muted_user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "unmute-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the muted user. */
                muted_user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-alert-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        alert_words: string[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "add-alert-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    alert_words: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description All of them now. */
                        alert_words: string[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "remove-alert-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    alert_words: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description All of them now. */
                        alert_words: string[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    status_text?: string;
                    /**
                     * @deprecated
                     * @description The opposite of the setting `presence_enabled`.
                     */
                    away?: boolean;
                    emoji_name?: string;
                    emoji_code?: string;
                    reaction_type?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description `active` or `idle`. */
                    status: string;
                    /**
                     * @description Answer without anybody's presence.
                     * @default false
                     */
                    ping_only: boolean;
                    /** @default false */
                    new_user_input: boolean;
                    /**
                     * @description Presence by user id.
                     * @default false
                     */
                    slim_presence: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description By API email; by user id when `slim_presence`. */
                        presences?: {
                            [key: string]: components["schemas"]["PresenceByClient"] | components["schemas"]["SlimPresence"];
                        };
                        server_timestamp?: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingParameter"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description By API email. */
                        presences: {
                            [key: string]: components["schemas"]["PresenceByClient"];
                        };
                        server_timestamp: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "get-user-presence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID or API email. */
                user_id_or_email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        presence: {
                            aggregated: {
                                /** @enum {string} */
                                status: "active" | "idle" | "offline";
                                timestamp: number;
                            };
                            website: {
                                /** @enum {string} */
                                status: "active" | "idle" | "offline";
                                timestamp: number;
                            };
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "get-user-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description By id. */
                        user_groups: components["schemas"]["UserGroup"][];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "create-user-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** @description User ids. */
                    members: number[];
                    description: string;
                    /** @description ID of the group whose members may mention this one; by default everybody. */
                    can_mention_group?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingParameter"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "remove-user-group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user group. */
                user_group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            /** @description The server failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    "update-user-group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user group. */
                user_group_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name?: string;
                    description?: string;
                    can_mention_group?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-user-group-members": {
        parameters: {
            query: {
                /** @description Leave out what subgroups add. */
                direct_member_only: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the user group. */
                user_group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        members: number[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "update-user-group-members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user group. */
                user_group_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @default [] */
                    delete: number[];
                    /** @default [] */
                    add: number[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-is-user-group-member": {
        parameters: {
            query: {
                /** @description Leave out what subgroups add. */
                direct_member_only: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the user group. */
                user_group_id: number;
                /** @description ID of the user. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        is_user_group_member: boolean;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "get-user-group-subgroups": {
        parameters: {
            query: {
                /** @description Leave out what subgroups add. */
                direct_subgroup_only: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the user group. */
                user_group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        subgroups: number[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "update-user-group-subgroups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the user group. */
                user_group_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @default [] */
                    delete: number[];
                    /** @default [] */
                    add: number[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-custom-profile-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description By `order`. */
                        custom_fields: components["schemas"]["ProfileField"][];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "create-custom-profile-field": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @default  */
                    name: string;
                    /** @default  */
                    hint: string;
                    /**
                     * @description For types 3 and 7.
                     * @default {}
                     */
                    field_data: {
                        [key: string]: string | {
                            [key: string]: string;
                        };
                    };
                    /** @description 1 short text, 2 long text, 3 list of options, 4 date, 5 link, 6 people, 7 external account, 8 pronouns. */
                    field_type: number;
                    /** @default false */
                    display_in_profile_summary: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        id: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "reorder-custom-profile-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description All field ids. */
                    order: number[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "delete-custom-profile-field": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the field. */
                field_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-custom-profile-field": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the field. */
                field_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @default  */
                    name: string;
                    /** @default  */
                    hint: string;
                    /**
                     * @description For types 3 and 7.
                     * @default {}
                     */
                    field_data: {
                        [key: string]: string | {
                            [key: string]: string;
                        };
                    };
                    /** @default false */
                    display_in_profile_summary: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "remove-own-profile-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Field ids. */
                    data: number[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingParameter"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-own-profile-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    data: {
                        id: number;
                        value: string | number[];
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["MissingParameter"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "add-code-playground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** @description RFC 6570, with the one variable `code`. */
                    url_template: string;
                    /** @description Name of a lexer. */
                    pygments_language: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        id: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "remove-code-playground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the playground. */
                playground_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-custom-emoji": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        emoji: components["schemas"]["CustomEmojiMap"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "upload-custom-emoji": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the emoji; takes the rest of the path. */
                emoji_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The picture; the part may have any name. */
                    filename?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["BadImage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "deactivate-custom-emoji": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the emoji; takes the rest of the path. */
                emoji_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "upload-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The file; the part may have any name. */
                    filename?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description The path to link to. */
                        uri: string;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"] | components["schemas"]["RealmUploadQuota"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-file-temporary-url": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the organization. */
                realm_id_str: number;
                /** @description The rest of the file's path. */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description A path. */
                        url: string;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not for the caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            /** @description No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "get-attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Oldest first. */
                        attachments: components["schemas"]["Attachment"][];
                        /** @description Bytes of all files of the organization. */
                        upload_space_used: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "remove-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the file. */
                attachment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-scheduled-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description By delivery time. */
                        scheduled_messages: components["schemas"]["ScheduledMessage"][];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "create-scheduled-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    type: "direct" | "private" | "stream";
                    /** @description The id of a stream, or ids of people. */
                    to: unknown;
                    /** @description For streams; `subject` is an older name. */
                    topic?: string;
                    content: string;
                    /** @description UNIX seconds. */
                    scheduled_delivery_timestamp: number;
                    /** @description Whether it starts as read. */
                    read_by_sender?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        scheduled_message_id: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfusingParameters"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"] | components["schemas"]["StreamDoesNotExist"] | components["schemas"]["StreamWildcardMentionNotAllowed"] | components["schemas"]["TopicWildcardMentionNotAllowed"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "delete-scheduled-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the scheduled message. */
                scheduled_message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-scheduled-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the scheduled message. */
                scheduled_message_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    type?: "direct" | "private" | "stream";
                    /** @description The id of a stream, or ids of people. */
                    to?: unknown;
                    /** @description `subject` is an older name. */
                    topic?: string;
                    content?: string;
                    /** @description UNIX seconds. */
                    scheduled_delivery_timestamp?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfusingParameters"] | components["schemas"]["BadRequest"] | components["schemas"]["StreamDoesNotExist"] | components["schemas"]["StreamWildcardMentionNotAllowed"] | components["schemas"]["TopicWildcardMentionNotAllowed"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        count: number;
                        /** @description By time of the last edit. */
                        drafts: components["schemas"]["Draft"][];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "create-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @default [] */
                    drafts: {
                        /** @enum {string} */
                        type: "" | "private" | "stream";
                        to: number[];
                        topic: string;
                        content: string;
                        timestamp?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ids: number[];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "delete-draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the draft. */
                draft_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "edit-draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the draft. */
                draft_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    draft: {
                        /** @enum {string} */
                        type: "" | "private" | "stream";
                        to: number[];
                        topic: string;
                        content: string;
                        timestamp?: number;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "get-linkifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description In the order of processing. */
                        linkifiers: components["schemas"]["Linkifier"][];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerFailed"];
        };
    };
    "reorder-linkifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    ordered_linkifier_ids: number[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "add-linkifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Regular expression. */
                    pattern: string;
                    /** @description RFC 6570. */
                    url_template: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        id: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "remove-linkifier": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the filter. */
                filter_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-linkifier": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the filter. */
                filter_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Regular expression. */
                    pattern: string;
                    /** @description RFC 6570. */
                    url_template: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["MissingParameter"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    full_name?: string;
                    email?: string;
                    old_password?: string;
                    new_password?: string;
                    twenty_four_hour_time?: boolean;
                    dense_mode?: boolean;
                    /** @enum {integer} */
                    web_mark_read_on_scroll_policy?: 1 | 2 | 3;
                    starred_message_counts?: boolean;
                    fluid_layout_width?: boolean;
                    high_contrast_mode?: boolean;
                    /** @enum {integer} */
                    color_scheme?: 1 | 2 | 3;
                    translate_emoticons?: boolean;
                    display_emoji_reaction_users?: boolean;
                    default_language?: string;
                    /** @enum {string} */
                    web_home_view?: "inbox" | "recent_topics" | "all_messages";
                    web_escape_navigates_to_home_view?: boolean;
                    left_side_userlist?: boolean;
                    /** @enum {string} */
                    emojiset?: "google" | "google-blob" | "twitter" | "text";
                    /** @enum {integer} */
                    demote_inactive_streams?: 1 | 2 | 3;
                    /** @enum {integer} */
                    web_stream_unreads_count_display_policy?: 1 | 2 | 3;
                    /**
                     * Format: time-zone
                     * @description IANA name.
                     */
                    timezone?: string;
                    email_notifications_batching_period_seconds?: number;
                    enable_drafts_synchronization?: boolean;
                    enable_stream_desktop_notifications?: boolean;
                    enable_stream_email_notifications?: boolean;
                    enable_stream_push_notifications?: boolean;
                    enable_stream_audible_notifications?: boolean;
                    wildcard_mentions_notify?: boolean;
                    enable_followed_topic_desktop_notifications?: boolean;
                    enable_followed_topic_email_notifications?: boolean;
                    enable_followed_topic_push_notifications?: boolean;
                    enable_followed_topic_audible_notifications?: boolean;
                    enable_followed_topic_wildcard_mentions_notify?: boolean;
                    notification_sound?: string;
                    enable_desktop_notifications?: boolean;
                    enable_sounds?: boolean;
                    enable_offline_email_notifications?: boolean;
                    enable_offline_push_notifications?: boolean;
                    enable_online_push_notifications?: boolean;
                    enable_digest_emails?: boolean;
                    enable_login_emails?: boolean;
                    enable_marketing_emails?: boolean;
                    message_content_in_email_notifications?: boolean;
                    pm_content_in_desktop_notifications?: boolean;
                    /** @enum {integer} */
                    desktop_icon_count_display?: 1 | 2 | 3 | 4;
                    /** @enum {integer} */
                    realm_name_in_email_notifications_policy?: 1 | 2 | 3;
                    /** @enum {integer} */
                    automatically_follow_topics_policy?: 1 | 2 | 3 | 4;
                    /** @enum {integer} */
                    automatically_unmute_topics_in_muted_streams_policy?: 1 | 2 | 3 | 4;
                    automatically_follow_topics_where_mentioned?: boolean;
                    presence_enabled?: boolean;
                    enter_sends?: boolean;
                    send_private_typing_notifications?: boolean;
                    send_stream_typing_notifications?: boolean;
                    send_read_receipts?: boolean;
                    /** @enum {integer} */
                    user_list_style?: 1 | 2 | 3;
                    /** @enum {integer} */
                    email_address_visibility?: 1 | 2 | 3 | 4 | 5;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-realm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name?: string;
                    description?: string;
                    /** @description Owners only. */
                    emails_restricted_to_domains?: boolean;
                    /** @description Owners only. */
                    disallow_disposable_email_addresses?: boolean;
                    /** @description Owners only. */
                    invite_required?: boolean;
                    /**
                     * @description Owners only.
                     * @enum {integer}
                     */
                    invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
                    /** @description Owners only. */
                    create_multiuse_invite_group?: number;
                    name_changes_disabled?: boolean;
                    email_changes_disabled?: boolean;
                    avatar_changes_disabled?: boolean;
                    inline_image_preview?: boolean;
                    inline_url_embed_preview?: boolean;
                    /** @enum {integer} */
                    add_custom_emoji_policy?: 1 | 2 | 3 | 4;
                    /** @enum {integer} */
                    delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
                    /** @description Seconds, or `unlimited`, as JSON. */
                    message_content_delete_limit_seconds?: string | number;
                    allow_message_editing?: boolean;
                    /** @enum {integer} */
                    edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
                    mandatory_topics?: boolean;
                    /** @description Seconds, or `unlimited`, as JSON. */
                    message_content_edit_limit_seconds?: string | number;
                    allow_edit_history?: boolean;
                    default_language?: string;
                    /** @description Days until a member is a full one. Owners only. */
                    waiting_period_threshold?: number;
                    /** @description Owners only. */
                    authentication_methods?: {
                        [key: string]: boolean;
                    };
                    notifications_stream_id?: number;
                    signup_notifications_stream_id?: number;
                    /** @description Days, or `unlimited`. Owners only. */
                    message_retention_days?: string | number;
                    send_welcome_emails?: boolean;
                    digest_emails_enabled?: boolean;
                    message_content_allowed_in_email_notifications?: boolean;
                    /** @enum {integer} */
                    bot_creation_policy?: 1 | 2 | 3;
                    /** @enum {integer} */
                    create_public_stream_policy?: 1 | 2 | 3 | 4;
                    /** @enum {integer} */
                    create_private_stream_policy?: 1 | 2 | 3 | 4;
                    /** @enum {integer} */
                    create_web_public_stream_policy?: 2 | 4 | 6 | 7;
                    /** @enum {integer} */
                    invite_to_stream_policy?: 1 | 2 | 3 | 4;
                    /** @enum {integer} */
                    move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
                    /** @enum {integer} */
                    user_group_edit_policy?: 1 | 2 | 3 | 4;
                    /** @enum {integer} */
                    private_message_policy?: 1 | 2;
                    /** @enum {integer} */
                    wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
                    video_chat_provider?: number;
                    jitsi_server_url?: string;
                    giphy_rating?: number;
                    default_code_block_language?: string;
                    /** @enum {integer} */
                    digest_weekday?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
                    /** @description Owners only. */
                    string_id?: string;
                    /** @enum {integer} */
                    org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
                    enable_spectator_access?: boolean;
                    want_advertise_in_communities_directory?: boolean;
                    enable_read_receipts?: boolean;
                    /** @description Seconds, or `unlimited`, as JSON. */
                    move_messages_within_stream_limit_seconds?: string | number;
                    /** @description Seconds, or `unlimited`, as JSON. */
                    move_messages_between_streams_limit_seconds?: string | number;
                    enable_guest_user_indicator?: boolean;
                    can_access_all_users_group?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        name?: "updated";
                        /** @constant */
                        description?: "updated";
                        emails_restricted_to_domains?: boolean;
                        disallow_disposable_email_addresses?: boolean;
                        invite_required?: boolean;
                        invite_to_realm_policy?: number;
                        create_multiuse_invite_group?: number;
                        name_changes_disabled?: boolean;
                        email_changes_disabled?: boolean;
                        avatar_changes_disabled?: boolean;
                        inline_image_preview?: boolean;
                        inline_url_embed_preview?: boolean;
                        add_custom_emoji_policy?: number;
                        delete_own_message_policy?: number;
                        message_content_delete_limit_seconds?: number | null;
                        allow_message_editing?: boolean;
                        edit_topic_policy?: number;
                        mandatory_topics?: boolean;
                        message_content_edit_limit_seconds?: number | null;
                        allow_edit_history?: boolean;
                        /** @constant */
                        default_language?: "updated";
                        waiting_period_threshold?: number;
                        authentication_methods?: {
                            [key: string]: boolean;
                        };
                        notifications_stream_id?: number;
                        signup_notifications_stream_id?: number;
                        message_retention_days?: number | null;
                        send_welcome_emails?: boolean;
                        digest_emails_enabled?: boolean;
                        message_content_allowed_in_email_notifications?: boolean;
                        bot_creation_policy?: number;
                        create_public_stream_policy?: number;
                        create_private_stream_policy?: number;
                        create_web_public_stream_policy?: number;
                        invite_to_stream_policy?: number;
                        move_messages_between_streams_policy?: number;
                        user_group_edit_policy?: number;
                        private_message_policy?: number;
                        wildcard_mention_policy?: number;
                        video_chat_provider?: number;
                        /** @constant */
                        jitsi_server_url?: "updated";
                        giphy_rating?: number;
                        /** @constant */
                        default_code_block_language?: "updated";
                        digest_weekday?: number;
                        /** @constant */
                        string_id?: "updated";
                        org_type?: number;
                        enable_spectator_access?: boolean;
                        want_advertise_in_communities_directory?: boolean;
                        enable_read_receipts?: boolean;
                        move_messages_within_stream_limit_seconds?: number | null;
                        move_messages_between_streams_limit_seconds?: number | null;
                        enable_guest_user_indicator?: boolean;
                        can_access_all_users_group?: number;
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["BadRequest"] | components["schemas"]["BadParameterValue"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
    "update-realm-user-settings-defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    dense_mode?: boolean;
                    starred_message_counts?: boolean;
                    fluid_layout_width?: boolean;
                    high_contrast_mode?: boolean;
                    /** @enum {integer} */
                    web_mark_read_on_scroll_policy?: 1 | 2 | 3;
                    /** @enum {integer} */
                    color_scheme?: 1 | 2 | 3;
                    enable_drafts_synchronization?: boolean;
                    translate_emoticons?: boolean;
                    display_emoji_reaction_users?: boolean;
                    /** @enum {string} */
                    web_home_view?: "inbox" | "recent_topics" | "all_messages";
                    web_escape_navigates_to_home_view?: boolean;
                    left_side_userlist?: boolean;
                    /** @enum {string} */
                    emojiset?: "google" | "google-blob" | "twitter" | "text";
                    /** @enum {integer} */
                    demote_inactive_streams?: 1 | 2 | 3;
                    /** @enum {integer} */
                    user_list_style?: 1 | 2 | 3;
                    /** @enum {integer} */
                    web_stream_unreads_count_display_policy?: 1 | 2 | 3;
                    enable_stream_desktop_notifications?: boolean;
                    enable_stream_email_notifications?: boolean;
                    enable_stream_push_notifications?: boolean;
                    enable_stream_audible_notifications?: boolean;
                    notification_sound?: string;
                    enable_desktop_notifications?: boolean;
                    enable_sounds?: boolean;
                    enable_followed_topic_desktop_notifications?: boolean;
                    enable_followed_topic_email_notifications?: boolean;
                    enable_followed_topic_push_notifications?: boolean;
                    enable_followed_topic_audible_notifications?: boolean;
                    email_notifications_batching_period_seconds?: number;
                    enable_offline_email_notifications?: boolean;
                    enable_offline_push_notifications?: boolean;
                    enable_online_push_notifications?: boolean;
                    enable_digest_emails?: boolean;
                    message_content_in_email_notifications?: boolean;
                    pm_content_in_desktop_notifications?: boolean;
                    wildcard_mentions_notify?: boolean;
                    enable_followed_topic_wildcard_mentions_notify?: boolean;
                    /** @enum {integer} */
                    desktop_icon_count_display?: 1 | 2 | 3 | 4;
                    /** @enum {integer} */
                    realm_name_in_email_notifications_policy?: 1 | 2 | 3;
                    /** @enum {integer} */
                    automatically_follow_topics_policy?: 1 | 2 | 3 | 4;
                    /** @enum {integer} */
                    automatically_unmute_topics_in_muted_streams_policy?: 1 | 2 | 3 | 4;
                    automatically_follow_topics_where_mentioned?: boolean;
                    presence_enabled?: boolean;
                    enter_sends?: boolean;
                    twenty_four_hour_time?: boolean;
                    send_private_typing_notifications?: boolean;
                    send_stream_typing_notifications?: boolean;
                    send_read_receipts?: boolean;
                    /** @enum {integer} */
                    email_address_visibility?: 1 | 2 | 3 | 4 | 5;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingRole"] | components["schemas"]["BadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failed"];
        };
    };
}
export interface defaults {
    "register-queue": "apply_markdown" | "client_gravatar" | "slim_presence" | "include_subscribers" | "queue_lifespan_secs";
    "get-events": "apply_markdown" | "client_gravatar" | "slim_presence" | "dont_block" | "lifespan_secs" | "bulk_message_deletion" | "stream_typing_notifications" | "user_settings_object" | "pronouns_field_type_supported" | "linkifier_url_template" | "user_list_incomplete";
    "get-messages": "include_anchor" | "use_first_unread_anchor" | "client_gravatar" | "apply_markdown";
    "get-message": "apply_markdown";
    "update-message": "propagate_mode" | "send_notification_to_old_thread" | "send_notification_to_new_thread";
    "update-message-flags-for-narrow": "include_anchor";
    "remove-reaction": "reaction_type";
    "set-typing-status": "type";
    "get-subscriptions": "include_subscribers";
    "subscribe": "invite_only" | "is_web_public" | "is_default_stream" | "stream_post_policy" | "message_retention_days" | "announce" | "authorization_errors_fatal";
    "update-subscriptions": "delete" | "add" | "invite_only" | "is_web_public" | "is_default_stream" | "stream_post_policy" | "message_retention_days" | "announce" | "authorization_errors_fatal";
    "get-streams": "include_public" | "include_web_public" | "include_subscribed" | "include_all_active" | "include_default" | "include_owner_subscribed";
    "get-users": "include_custom_profile_fields" | "client_gravatar";
    "get-user": "include_custom_profile_fields" | "client_gravatar";
    "get-user-by-email": "include_custom_profile_fields" | "client_gravatar";
    "update-presence": "ping_only" | "new_user_input" | "slim_presence";
    "get-user-group-members": "direct_member_only";
    "update-user-group-members": "delete" | "add";
    "get-is-user-group-member": "direct_member_only";
    "get-user-group-subgroups": "direct_subgroup_only";
    "update-user-group-subgroups": "delete" | "add";
    "create-custom-profile-field": "name" | "hint" | "field_data" | "display_in_profile_summary";
    "update-custom-profile-field": "name" | "hint" | "field_data" | "display_in_profile_summary";
    "create-drafts": "drafts";
}
