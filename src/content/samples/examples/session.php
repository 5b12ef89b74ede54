<?php

$learners = ['stu_2041' => 'visual', 'stu_2042' => 'auditory'];

foreach ($learners as $studentId => $learningStyle) {
    $call = curl_init('https://api.host.example/api/v1/ai/tutor');
    curl_setopt_array($call, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('SITENAME_KEY'),
            'Content-Type: application/json',
        ],
        CURLOPT_POSTFIELDS => json_encode([
            'studentId' => $studentId,
            'courseId' => 'crs_118',
            'topic' => 'Factoring quadratics',
            'adaptiveMode' => true,
            'learningStyle' => $learningStyle,
        ]),
    ]);
    curl_exec($call);
    $ok = curl_getinfo($call, CURLINFO_RESPONSE_CODE) === 200;
    echo "$studentId $learningStyle ", $ok ? 'open' : 'refused', PHP_EOL;
}
